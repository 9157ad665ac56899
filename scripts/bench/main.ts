import { compareApi } from './compareApi'
import { compareBatch } from './compareBatch'
import { compareChart } from './compareChart'
import { compareCrowd } from './compareCrowd'
import { compareCsv } from './compareCsv'
import { compareFigures } from './compareFigures'
import { compareLists } from './compareLists'
import { compareOverview } from './compareOverview'
import { comparePdf } from './comparePdf'
import { compareSaves } from './compareSaves'
import { compareRules } from './compareRules'
import { compareSignIn } from './compareSignIn'
import { compareStall } from './compareStall'
import { compareUpstream } from './compareUpstream'
import { measureHistory } from './measureHistory'
import { measureProcess } from './measureProcess'
import { measureRequests } from './measureRequests'
import { measureScripts } from './measureScripts'
import { measureScreens } from './measureScreens'
import { measureTable } from './measureTable'
import { startProduct } from '../../tests/helpers/startProduct'
import type { Row } from './row'

/**
 * Measures the product against named baselines in one run and prints one table. Quote the ratios: both sides of each ran on the same
 * machine in turn. `npm run bench -- pdf,stall` runs only the parts whose name has one of these words.
 */
const parts: Record<string, () => Promise<Row[]>> = {
  api: compareApi,
  'sign-in': compareSignIn,
  crowd: compareCrowd,
  rules: compareRules,
  figures: compareFigures,
  upstream: compareUpstream,
  history: measureHistory,
  overview: compareOverview,
  stall: compareStall,
  requests: measureRequests,
  scripts: measureScripts,
  screens: measureScreens,
  table: measureTable,
  chart: compareChart,
  csv: compareCsv,
  lists: compareLists,
  saves: compareSaves,
  process: measureProcess,
  pdf: comparePdf,
  batch: compareBatch,
}

async function main(): Promise<void> {
  const wanted = process.argv.length > 2 ? process.argv.slice(2).flatMap((words) => words.split(',')) : undefined
  // A batch is of a hundred accounts with figures, which not every client has of each quarter.
  const { stop } = await startProduct({ clients: 110, hasRealCosts: true })
  const rows: Row[] = []
  try {
    for (const [name, part] of Object.entries(parts)) {
      if (wanted && !wanted.some((word) => name.includes(word))) continue
      process.stderr.write(`${name} …\n`)
      try {
        rows.push(...(await part()))
      } catch (error) {
        // What the other parts measured took minutes: it is printed all the same.
        console.error(error)
        process.exitCode = 1
      }
    }
  } finally {
    await stop()
  }
  const head = ['what', 'ours', 'baseline', 'ratio', 'aim', 'baseline is']
  const lines = rows.map(({ aim, baseline, baselineIs, ours, ratio, what }) => [
    what,
    ours,
    baseline ?? '–',
    ratio === null ? '–' : `${ratio.toFixed(2)}×`,
    aim ?? '–',
    baselineIs ?? '–',
  ])
  const widths = head.map((title, column) => Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)))
  for (const line of [head, widths.map((width) => '-'.repeat(width)), ...lines])
    process.stdout.write(`| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`)
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exit(1)
  },
)
