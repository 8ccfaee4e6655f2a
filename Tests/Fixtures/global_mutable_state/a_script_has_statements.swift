#!/usr/bin/env swift
import Foundation

var found: [String] = []

func search(_ path: String) { found.append(path) }

CommandLine.arguments.dropFirst().forEach { search($0) }
