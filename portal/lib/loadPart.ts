/** Part of the app whose file could not be had. */
export class PartUnavailableError extends Error {
  override name = 'PartUnavailableError'
  /** True when the server has another release than this page: only loading the page anew helps. */
  readonly isReplaced: boolean

  constructor({ isReplaced, cause }: Readonly<{ isReplaced: boolean; cause: unknown }>) {
    super('a part of the app could not be loaded', { cause })
    this.isReplaced = isReplaced
  }
}

/** Pauses before the second and the third try, in ms. */
const pauses = [400, 1600]
/** How long one try may take, in ms. */
const patience = 20_000

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

function bounded<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), patience)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** Whether the page that the server gives out now names another script than the one that runs here. */
async function isReplaced(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src')
  if (!own || !navigator.onLine) return false
  try {
    const answer = await bounded(fetch(location.pathname, { headers: { accept: 'text/html' }, cache: 'no-store' }))
    return answer.ok && !(await answer.text()).includes(own)
  } catch {
    return false
  }
}

/**
 * Loads a part of the app: tried three times, each for a bounded time, without waiting when there is no connection. Rejects with a
 * `PartUnavailableError`, which says whether an upgrade has taken the file away.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await bounded(load())
    } catch (cause) {
      const pause = pauses[tries]
      if (pause === undefined || !navigator.onLine) throw new PartUnavailableError({ isReplaced: await isReplaced(), cause })
      await wait(pause)
    }
  }
}
