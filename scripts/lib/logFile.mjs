// @ts-check
import { closeSync, existsSync, openSync, renameSync, statSync, writeSync } from 'node:fs'

const limitBytes = 10 * 1024 * 1024

/**
 * A log that never ends the process that writes it: lines that a full or broken disk refuses are dropped and counted, and the count is written
 * as soon as there is room. A log that has grown over 10 MB is put aside at the start.
 * @param {string} path
 */
export function openLogFile(path) {
  if (existsSync(path) && statSync(path).isFile() && statSync(path).size > limitBytes) renameSync(path, `${path}.1`)
  /** @type {number | null} */
  let file = null
  let lost = 0
  /** @param {string} text */
  const write = (text) => {
    file ??= openSync(path, 'a', 0o600)
    writeSync(file, text)
  }
  return {
    /** @param {string} line */
    write: (line) => {
      try {
        if (lost > 0) {
          write(`{"level":"warn","msg":"log lines were lost","lines":${lost}}\n`)
          lost = 0
        }
        write(`${line}\n`)
      } catch {
        lost += 1
        try {
          if (file !== null) closeSync(file)
        } catch {
          // It cannot be closed either: opened anew at the next line.
        }
        file = null
      }
    },
    lostLines: () => lost,
  }
}
