import { newVisit, startBrowser } from '../../tests/helpers/browser'
import { product } from '../../tests/helpers/product'
import type { Row } from './row'

const rowCount = 10_000
const slowdown = 4
/** A finger's fling: so many pixels a frame, for so many frames. */
const pixels = 400
const frames = 120

/** Scrolling through a table of 10,000 rows at a quarter of the processor's speed: the longest task, and how many took over 50 ms. */
export async function measureTable(): Promise<Row[]> {
  const { browser, stop } = await startBrowser()
  try {
    const { page } = await newVisit(browser)
    await page.goto(`${product().baseUrl()}/dev/gallery?rows=${rowCount}`, { waitUntil: 'networkidle0' })
    await page.waitForSelector('tbody tr[data-index]')
    const session = await page.createCDPSession()
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const longest = await page.evaluate(
      async (step: number, count: number) => {
        const tasks: number[] = []
        const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
        // The browser reports no task under 50 ms.
        observer.observe({ type: 'longtask' })
        for (let frame = 0; frame < count; frame += 1) {
          scrollBy(0, step)
          await new Promise(requestAnimationFrame)
        }
        await new Promise((resolve) => setTimeout(resolve, 500))
        observer.disconnect()
        return tasks
      },
      pixels,
      frames,
    )
    return [
      {
        what: `table of ${rowCount} rows, scrolled ${pixels * frames} px at ${slowdown}× slower CPU: tasks over 50 ms`,
        ours: longest.length === 0 ? '0' : `${longest.length}, longest ${Math.round(Math.max(...longest))} ms`,
        baseline: null,
        ratio: null,
        aim: '0',
        baselineIs: null,
      },
    ]
  } finally {
    await stop()
  }
}
