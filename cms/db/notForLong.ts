import { DatabaseBusyError } from './unavailable'

/** So that reading goes on while the database takes no writes; far longer than a write takes otherwise. */
const patienceMs = 500

/**
 * For what a request writes beside what it was asked for: nobody waits for it any longer. Throws `DatabaseBusyError` when it is late; it may still be
 * written then.
 */
export async function notForLong<T>(written: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DatabaseBusyError()), patienceMs)
  })
  try {
    return await Promise.race([written, late])
  } finally {
    clearTimeout(timer)
  }
}
