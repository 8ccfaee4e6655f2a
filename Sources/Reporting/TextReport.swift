package import Linting
