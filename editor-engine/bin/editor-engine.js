#!/usr/bin/env node
import '../src/cli/bin.ts'
