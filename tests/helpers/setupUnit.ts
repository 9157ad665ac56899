import { jest } from '@jest/globals'

// Twice what the slowest takes where other programs use the machine too: a limit is for what hangs, not a measure.
jest.setTimeout(30_000)
