import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, unlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { openLogFile } from './logFile.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quayside-log-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

// A device that answers every write as a full disk does.
const describeWithFullDevice = existsSync('/dev/full') ? describe : describe.skip

describeWithFullDevice('the log of a process on a full disk', () => {
  it('drops lines without an error, and says how many as soon as there is room', () => {
    const path = join(folder, 'web.log')
    symlinkSync('/dev/full', path)
    const log = openLogFile(path)
    for (const line of ['one', 'two', 'three']) log.write(line)
    expect(log.lostLines()).toBe(3)
    unlinkSync(path)
    log.write('four')
    expect(readFileSync(path, 'utf8')).toBe('{"level":"warn","msg":"log lines were lost","lines":3}\nfour\n')
  })
})
