@preconcurrency import
