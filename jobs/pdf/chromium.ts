import type { Browser } from 'puppeteer-core'
import { chromiumFiles } from './chromiumFiles'
import { createScratch, removeStaleScratch } from './scratch'

/** Renders after which a browser makes place for a fresh one, so that leaks have no time to grow. */
const rendersPerBrowser = 100
const idleMs = 5 * 60_000
const launchTimeoutMs = 20_000

/**
 * Arguments of our own: those that @sparticuz/chromium proposes switch off web security and site isolation.
 * No name is resolved, so that a page could reach no host even if it got past the interception.
 */
const browserArguments = (): string[] => [
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-gpu',
  '--dns-prefetch-disable',
  '--font-render-hinting=none',
  '--hide-scrollbars',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--mute-audio',
  '--no-default-browser-check',
  '--no-pings',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  // Chromium refuses to sandbox what root runs; under any other user the sandbox stays.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

type Place = Readonly<{ dataDir: string; chromiumPath: string | null }>

/**
 * Starts a browser. It talks over a pipe and not over a port, so nobody else can steer it, and it ends with this process,
 * also when this process is killed.
 */
export async function launchChromium(place: Place): Promise<Browser> {
  const [{ default: puppeteer }, files] = await Promise.all([import('puppeteer-core'), chromiumFiles(place)])
  const profile = createScratch(place.dataDir)
  try {
    const browser = await puppeteer.launch({
      executablePath: files.executablePath,
      env: { ...files.env, HOME: profile.path, TMPDIR: profile.path },
      userDataDir: profile.path,
      headless: 'shell',
      // Wide enough for a sheet: a narrower window would lay it out smaller first.
      defaultViewport: { width: 1024, height: 768 },
      pipe: true,
      args: browserArguments(),
      timeout: launchTimeoutMs,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    })
    endWithThisProcess(browser, profile.remove)
    return browser
  } catch (error) {
    profile.remove()
    throw new Error('Chromium does not start. Set CHROMIUM_PATH to another one, or see that this user may use the sandbox', {
      cause: error,
    })
  }
}

/** The end of either ends both, and takes the profile away. After a kill -9 of this process the browser ends by its broken pipe. */
function endWithThisProcess(browser: Browser, removeProfile: () => void): void {
  const child = browser.process()
  const end = () => {
    child?.kill('SIGKILL')
    removeProfile()
  }
  process.once('exit', end)
  child?.once('exit', () => {
    process.off('exit', end)
    removeProfile()
  })
}

/** One warm browser, started when first needed. */
export type Chromium = Readonly<{
  /** Runs `work` with a browser that is up. */
  use: <T>(work: (browser: Browser) => Promise<T>) => Promise<T>
  /** Ends the browser at once, without asking it: for one that hangs and for the end of the process. The next `use` starts another. */
  kill: () => void
  /** Process id of the browser, when one is up. */
  pid: () => number | undefined
}>

export function createChromium(place: Place): Chromium {
  let current: { browser: Promise<Browser>; renders: number; pid?: number | undefined } | undefined
  let idle: NodeJS.Timeout | undefined
  let users = 0

  removeStaleScratch(place.dataDir)

  function start(): NonNullable<typeof current> {
    const started: NonNullable<typeof current> = { browser: launchChromium(place), renders: 0 }
    const forget = () => {
      if (current === started) current = undefined
    }
    started.browser.then((browser) => {
      started.pid = browser.process()?.pid
      browser.once('disconnected', forget)
    }, forget)
    return started
  }

  function kill(): void {
    clearTimeout(idle)
    const ended = current
    current = undefined
    if (ended?.pid !== undefined) killProcess(ended.pid)
    // One that is still starting is ended as soon as it is up.
    else ended?.browser.then((browser) => browser.process()?.kill('SIGKILL')).catch(() => undefined)
  }

  return {
    async use(work) {
      clearTimeout(idle)
      const mine = (current ??= start())
      users += 1
      try {
        return await work(await mine.browser)
      } finally {
        users -= 1
        mine.renders += 1
        if (users === 0 && mine === current) {
          if (mine.renders >= rendersPerBrowser) kill()
          else idle = setTimeout(kill, idleMs).unref()
        }
      }
    },
    kill,
    pid: () => current?.pid,
  }
}

function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has gone already.
  }
}
