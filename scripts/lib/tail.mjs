// @ts-check
import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs'

/** Tools colour their output even into a log. @param {string} text */
export const withoutColours = (text) => text.replace(/\u001b\[[0-9;]*m/g, '')

/**
 * The last lines of a log, each cut to a readable length and indented.
 * @param {string} path @param {number} lines
 */
export function tail(path, lines) {
  if (!existsSync(path)) return '    (no log)'
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    const buffer = Buffer.alloc(Math.min(size, 64 * 1024))
    readSync(file, buffer, 0, buffer.length, size - buffer.length)
    const text = withoutColours(buffer.toString('utf8')).trimEnd()
    if (text === '') return '    (the log is empty)'
    return text
      .split('\n')
      .slice(-lines)
      .map((line) => `    ${line.slice(0, 400)}`)
      .join('\n')
  } finally {
    closeSync(file)
  }
}
