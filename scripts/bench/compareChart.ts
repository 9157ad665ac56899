import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { newVisit, startBrowser } from '../../tests/helpers/browser'
import { product } from '../../tests/helpers/product'
import { median, ms, type Row } from './row'

const points = 50_000
const rounds = 15
const uPlotFile = createRequire(import.meta.url).resolve('uplot/dist/uPlot.iife.min.js')

/** A chart of 50,000 points and two lines, from the press of a button until the browser has painted it, against uPlot in a box of the same size. */
export async function compareChart(): Promise<Row[]> {
  const { browser, stop } = await startBrowser()
  try {
    const { page } = await newVisit(browser)
    await page.goto(`${product().baseUrl()}/dev/gallery?points=${points}`, { waitUntil: 'networkidle0' })
    // The browser of the tests has no language that uPlot can read.
    await page.evaluate(() => Object.defineProperty(navigator, 'language', { value: 'en-GB' }))
    await page.evaluate(await readFile(uPlotFile, 'utf8'))
    // What the runner of this file writes around functions that have a name.
    await page.evaluate('globalThis.__name = (named) => named')
    const { ours, peer } = await page.evaluate(drawInTurn, points, rounds)
    const [a, b] = [median(ours), median(peer)]
    return [
      {
        what: `chart of ${points} points, drawn`,
        ours: ms(a),
        baseline: ms(b),
        ratio: a / b,
        aim: '2×',
        baselineIs: 'uPlot, same points and size',
      },
    ]
  } finally {
    await stop()
  }
}

type Peer = new (options: object, data: readonly (readonly number[])[], target: Element) => { destroy: () => void }

/** Runs in the page: draws each chart so many times, in turn, and takes it away again. Milliseconds of each drawing. */
async function drawInTurn(count: number, times: number): Promise<{ ours: number[]; peer: number[] }> {
  const { uPlot } = globalThis as typeof globalThis & { uPlot: Peer }
  const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const button = document.querySelector<HTMLButtonElement>('#main button')
  const canvas = () => document.querySelector('#main canvas')
  const until = async (done: () => boolean): Promise<void> => {
    while (!done()) await new Promise((resolve) => setTimeout(resolve))
  }

  const drawOurs = async (): Promise<number> => {
    const started = performance.now()
    button?.click()
    await until(() => canvas() !== null)
    await painted()
    return performance.now() - started
  }
  const clearOurs = async (): Promise<void> => {
    button?.click()
    await until(() => canvas() === null)
  }
  // The first drawing fetches the chart's files and tells its size.
  await drawOurs()
  const { height = 0, width = 0 } = canvas()?.getBoundingClientRect() ?? {}
  await clearOurs()

  const places = Array.from({ length: count }, (_, index) => index)
  const data = [
    places,
    places.map((index) => Math.sin(index / 3000) + ((index * 7919) % 101) / 400),
    places.map((index) => Math.cos(index / 4000) + ((index * 104_729) % 97) / 400),
  ]
  const drawPeer = async (): Promise<number> => {
    const target = document.body.appendChild(document.createElement('div'))
    const started = performance.now()
    const line = { width: 1.75, stroke: 'green' }
    const chart = new uPlot(
      { height, width, scales: { x: { time: false } }, series: [{}, line, { ...line, stroke: 'grey' }] },
      data,
      target,
    )
    await painted()
    const took = performance.now() - started
    chart.destroy()
    target.remove()
    return took
  }

  const [ours, peer]: [number[], number[]] = [[], []]
  for (let round = 0; round < times; round += 1) {
    ours.push(await drawOurs())
    await clearOurs()
    peer.push(await drawPeer())
  }
  // The first of each warms up.
  return { ours: ours.slice(1), peer: peer.slice(1) }
}
