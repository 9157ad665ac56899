import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'

export type Holder = Readonly<{
  pid: number
  /** As it was started, cut to 200 characters; its name where it hides that. */
  command: string
  /** `QUAYSIDE_PROCESS` of a process of ours, such as `web`; null for any other program. */
  ours: string | null
}>

/**
 * The processes that have a file of these open, this one left out. Linux only: null elsewhere. Those of other people are not shown to whoever is not root;
 * `isWhole` says whether all could be looked at.
 */
export function holdersOf(paths: readonly string[]): { holders: Holder[]; isWhole: boolean } | null {
  if (process.platform !== 'linux') return null
  const wanted = new Set(paths.flatMap(realPath))
  let isWhole = true
  const holders = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((name): Holder[] => {
      try {
        const isOpen = readdirSync(`/proc/${name}/fd`).some((fd) => wanted.has(targetOf(`/proc/${name}/fd/${fd}`)))
        return isOpen ? [{ pid: Number(name), command: commandOf(name), ours: oursOf(name) }] : []
      } catch (error) {
        // Ended meanwhile, or another's.
        if (!isGone(error)) isWhole = false
        return []
      }
    })
  return { holders, isWhole }
}

const realPath = (path: string): string[] => {
  try {
    return [realpathSync(path)]
  } catch {
    return []
  }
}

const targetOf = (link: string): string => {
  try {
    return readlinkSync(link)
  } catch {
    return ''
  }
}

const isGone = (error: unknown): boolean =>
  error !== null && typeof error === 'object' && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')

function commandOf(pid: string): string {
  const parts = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean)
  const command = parts.length > 0 ? parts.join(' ') : readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  return command.replace(/[^\x20-\x7e]/g, '?').slice(0, 200)
}

function oursOf(pid: string): string | null {
  try {
    return /(?:^|\0)QUAYSIDE_PROCESS=([\w-]+)/.exec(readFileSync(`/proc/${pid}/environ`, 'utf8'))?.[1] ?? null
  } catch {
    return null
  }
}
