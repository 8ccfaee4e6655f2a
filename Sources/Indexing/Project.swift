package import Outlining
