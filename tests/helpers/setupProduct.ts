import { jest } from '@jest/globals'

/** A test of the running product may have to wait for a report or for a process. */
jest.setTimeout(60_000)
