import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { webStopTimes } from '../../cms/server/http/stoppable'
import { root } from './environment.mjs'
import { until } from './fakeTree'
import { pause } from './processes.mjs'

// Processes are looked at through /proc.
const describeOnLinux = process.platform === 'linux' ? describe : describe.skip

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quayside-supervisor-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const urlOf = (path: string) => pathToFileURL(join(root, path)).href

/** A launcher, whose clock the test moves, with one program that goes on when it is told to stop. */
function launch() {
  const clock = join(folder, 'clock')
  writeFileSync(clock, '0')
  const program = 'process.on("SIGTERM", () => console.log("told to stop")); console.log("runs"); setInterval(() => {}, 1000)'
  const launcher = `
    import { createSupervisor } from '${urlOf('scripts/lib/supervisor.mjs')}'
    const supervisor = createSupervisor({ say: () => {}, logs: '${folder}', env: {} })
    supervisor.listenToSignals()
    supervisor.markReady()
    supervisor.serve({ name: 'web', args: ['--import', '${urlOf('scripts/lib/followParent.mjs')}', '-e', ${JSON.stringify(program)}] })`
  const child = spawn(process.execPath, ['--import', urlOf('tests/helpers/movedClock.mjs'), '--input-type=module', '-e', launcher], {
    env: { ...process.env, QUAYSIDE_TEST_CLOCK: clock },
    stdio: 'ignore',
  })
  const log = join(folder, 'web.log')
  return {
    has: (line: string) => until(() => existsSync(log) && readFileSync(log, 'utf8').includes(line)),
    stop: () => void child.kill('SIGTERM'),
    /** Sets the clock to so long after the start, and gives the launcher time to act on it. */
    moveClock: async (ms: number) => {
      writeFileSync(clock, String(ms))
      await pause(300)
    },
    code: () => child.exitCode,
    ended: new Promise<number | null>((resolve) => child.once('exit', resolve)),
  }
}

/** What a web process still does once its last answer is cut off: it writes what is not written yet, and closes the database. */
const afterDrainMs = 3_000

describeOnLinux('a launcher that stops', () => {
  it('waits longer than a web process gives its last answers, and not for ever', async () => {
    const launcher = launch()
    await launcher.has('runs')
    launcher.stop()
    await launcher.has('told to stop')
    await launcher.moveClock(webStopTimes.drainMs + afterDrainMs)
    expect(launcher.code()).toBeNull()
    await launcher.moveClock(20_000)
    expect(await launcher.ended).toBe(0)
  })
})

describe('docker-compose.yml', () => {
  it('gives each process of the product longer to stop than a web process gives its last answers', () => {
    const { services } = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
      services: Record<string, { image: string; stop_grace_period?: string }>
    }
    const graces = Object.values(services).flatMap(({ image, stop_grace_period }) =>
      image === 'quayside' ? Number.parseInt(stop_grace_period ?? '', 10) : [],
    )
    expect(graces).toHaveLength(2)
    expect(Math.min(...graces) * 1_000).toBeGreaterThan(webStopTimes.drainMs + afterDrainMs)
  })
})
