import { jest } from '@jest/globals'

/**
 * A test of the running product may wait for a report or for a process, on a machine that does other things too: more than every wait within it, so that a
 * wait says what did not come.
 */
jest.setTimeout(300_000)
