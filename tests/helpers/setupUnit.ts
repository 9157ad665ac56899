import { jest } from '@jest/globals'
import './quickPasswords.mjs'

// A limit is for what hangs, not a measure: other programs may use the machine too.
jest.setTimeout(180_000)
