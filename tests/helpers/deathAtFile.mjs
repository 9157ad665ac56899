// @ts-check
// Preloaded by `node --import` into the workers of an installation that a test has die (`dieAt`): such a worker ends itself with SIGKILL at the named point of
// its work with stored documents, which nobody outside would hit. Up to there, and in a worker that no death is due for, everything is as it always is. For
// `fillDisk` it finds no room for the second half of a document.
import files from 'node:fs'
import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join, sep } from 'node:path'

const due = process.env.QUAYSIDE_TEST_DEATH ?? ''
const documents = join(process.env.DATA_DIR ?? '', 'documents') + sep

/** @param {unknown} path */
const isDocument = (path) => typeof path === 'string' && path.startsWith(documents)

/**
 * Counts one more document at this point, and ends the process when it is the one that was named.
 * @param {'writing' | 'written' | 'reading'} point
 */
function pass(point) {
  if (!isDueAt(point)) return
  files.rmSync(due)
  process.kill(process.pid, 'SIGKILL')
}

/** @param {string} point */
function isDueAt(point) {
  if (!files.existsSync(due)) return false
  const [named, left] = files.readFileSync(due, 'utf8').split(' ')
  if (named !== point) return false
  if (Number(left) === 1) return true
  files.writeFileSync(due, `${point} ${Number(left) - 1}`)
  return false
}

/** @param {unknown} bytes */
const halfOf = (bytes) => (bytes instanceof Uint8Array ? bytes.subarray(0, bytes.byteLength >> 1) : new Uint8Array())

const noRoom = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28, syscall: 'write' })

const { open, rename } = promises
const { createReadStream } = files

promises.open = async (path, ...rest) => {
  const file = await open(path, ...rest)
  if (!isDocument(path)) return file
  const writeFile = file.writeFile.bind(file)
  file.writeFile = async (bytes, options) => {
    const isFull = files.existsSync(`${due}.full`)
    if (isFull || (bytes instanceof Uint8Array && files.existsSync(due))) {
      await file.write(halfOf(bytes), 0, halfOf(bytes).byteLength, 0)
      if (isFull) throw noRoom()
      pass('writing')
    }
    return writeFile(bytes, options)
  }
  return file
}

promises.rename = async (from, to) => {
  await rename(from, to)
  if (isDocument(to)) pass('written')
}

files.createReadStream = (path, options) => {
  if (isDocument(path)) pass('reading')
  return createReadStream(path, options)
}

syncBuiltinESMExports()
