// @ts-check
import { existsSync, statfsSync } from 'node:fs'

const memoryDisk = '/dev/shm'
/** Bytes: the databases of a run on MongoDB, or what two browsers draw and keep. In a container there are often no more than 64 MB. */
const roomForTests = 2_000_000_000

/** The folder of a disk that is in memory, where the machine has one with room for what tests write; null elsewhere. @returns {string | null} */
export function roomyMemoryDisk() {
  if (!existsSync(memoryDisk)) return null
  const { bavail, bsize } = statfsSync(memoryDisk)
  return bavail * bsize > roomForTests ? memoryDisk : null
}
