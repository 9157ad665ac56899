import { WebSocket } from 'ws'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { signIn } from '../../tests/helpers/client'
import { readFacts } from '../../tests/helpers/facts'
import { docsOf } from '../../tests/helpers/records'
import { startProduct } from '../../tests/helpers/startProduct'

const size = Number(process.env.N ?? 20)
const wantsProfile = process.env.PROF !== undefined
const read = (p: string) => { try { return readFileSync(p, 'utf8') } catch { return '' } }
let own: number[] = []
const tree = () => { const kids = new Map<number, number[]>(); for (const n of readdirSync('/proc').filter((e) => /^\d+$/.test(e))) { const par = Number(read(`/proc/${n}/stat`).split(') ').at(-1)?.split(' ')[1]); kids.set(par, [...(kids.get(par) ?? []), Number(n)]) } const all = [...own]; for (const o of all) all.push(...(kids.get(o) ?? [])); return new Set(all.map(String)) }
const names = new Map<string, string>()
const cpu = () => {
  const mine = tree()
  const map = new Map<string, { type: string; s: number }>()
  for (const pid of readdirSync('/proc').filter((e) => /^\d+$/.test(e))) {
    const stat = read(`/proc/${pid}/stat`)
    if (!stat) continue
    const f = stat.split(') ').at(-1)!.split(' ')
    const s = (Number(f[11]) + Number(f[12])) / 100
    const cmd = read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')
    if (!mine.has(pid)) continue
    const type = /--type=(\S+)/.exec(cmd)?.[1] ?? (cmd.includes('headless') ? 'browser' : '')
    if (type) names.set(pid, type)
    map.set(pid, { type: names.get(pid) ?? cmd.slice(0, 60), s })
  }
  return map
}
async function main() {
  const { stop } = await startProduct({ clients: 100, hasRealPasswords: false })
  try {
    const facts = readFacts()
    own = [facts.worker.pid, facts.web.pid, facts.sandbox.pid]
    const admin = await signIn('admin@quayside.example')
    const [portal] = docsOf(await admin.get('/api/portals?where[slug][equals]=akta&depth=0&limit=1'))
    const offered = (await admin.get('/api/report-batches/offered')).body as any
    const dates = offered.portals.find(({ id }: any) => id === portal?.id)?.kinds.find((one: any) => one.kind === 'valuation')?.dates
    const where = `where[portal][equals]=${portal!.id}&where[active][equals]=true&where[externalId][exists]=true`
    const accounts = docsOf(await admin.get(`/api/accounts?${where}&depth=0&limit=${size}`)).map(({ id }) => id)
    console.log('dates', dates.slice(0, 3), accounts.length)
    for (const [round, date] of [[0, dates[1]], [1, dates[0]]] as const) {
      const start = async () => ((await admin.post('/api/report-batches', { portal: portal!.id, kind: 'valuation', date, accounts: round === 0 ? accounts.slice(0, 6) : accounts })).body as { id: string }).id
      let post: any
      if (round === 1 && wantsProfile) {
        process.kill(facts.worker.pid, 'SIGUSR1')
        await new Promise((r) => setTimeout(r, 1000))
        const list = (await (await fetch('http://127.0.0.1:9229/json')).json()) as any
        const ws = new WebSocket(list[0].webSocketDebuggerUrl)
        await new Promise((r) => (ws.onopen = r))
        let id = 0
        const waits = new Map<number, any>()
        ws.onmessage = (m) => { const d = JSON.parse(String(m.data)); waits.get(d.id)?.(d.result) }
        post = (method: string) => new Promise((r) => { const my = ++id; waits.set(my, r); ws.send(JSON.stringify({ id: my, method })) })
        await post('Profiler.enable'); await post('Profiler.start')
      }
      const before = cpu()
      // children that end lose their time: sample
      const peak = new Map<string, { type: string; s: number }>()
      const t = setInterval(() => { for (const [p, v] of cpu()) peak.set(p, v) }, 100)
      const t0 = Date.now()
      const batch = await start()
      let progress: any
      do { await new Promise((r) => setTimeout(r, 1000)); progress = (await admin.get(`/api/report-batches/${batch}/progress`)).body } while (progress.state === 'running')
      for (const pid of tree()) { const pss = Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0); if (pss > 8000) console.log('  mem', names.get(pid) ?? (Number(pid) === facts.worker.pid ? 'WORKER' : Number(pid) === facts.web.pid ? 'WEB' : '?'), (pss / 1024).toFixed(0)) }
      if (round === 1) { process.kill(facts.worker.pid, 'SIGUSR2'); await new Promise((r) => setTimeout(r, 500)); console.log(read('/tmp/q/ticks')) }
      const wall = (Date.now() - t0) / 1000
      clearInterval(t)
      for (const [p, v] of cpu()) peak.set(p, v)
      if (post) writeFileSync('/tmp/q/worker.cpuprofile', JSON.stringify(((await post('Profiler.stop')) as any).profile))
      const byType = new Map<string, number>()
      for (const [p, v] of peak) {
        const d = v.s - (before.get(p)?.s ?? 0)
        const name = Number(p) === facts.worker.pid ? 'WORKER' : Number(p) === facts.web.pid ? 'WEB' : Number(p) === facts.sandbox.pid ? 'SANDBOX' : v.type
        if (d > 0.05) byType.set(name, (byType.get(name) ?? 0) + d)
      }
      const n = progress.counts.done
      console.log(`round ${round} n=${n} failed=${progress.counts.failed} wall=${wall.toFixed(1)}s rate=${(n / wall).toFixed(2)}`)
      const rows = docsOf(await admin.get(`/api/reports?where[batch][equals]=${batch}&depth=0&limit=${size}`))
      const of = (f: string) => rows.map((r: any) => Date.parse(String(r[f])))
      console.log('between', ((Math.max(...of('finishedAt')) - Math.min(...of('startedAt'))) / 1000).toFixed(1), 'each', rows.slice(0, 8).map((r: any) => Date.parse(r.finishedAt) - Date.parse(r.startedAt)).join(' '), 'pages', rows.slice(0, 8).map((r: any) => r.pages).join(' '))
      for (const [k, v] of [...byType].sort((a, b) => b[1] - a[1])) console.log('   ', k, `${((v * 1000) / n).toFixed(0)} ms per statement`)
    }
  } finally { await stop() }
}
main().then(() => process.exit(0), (e) => { console.error(e); process.exit(1) })
