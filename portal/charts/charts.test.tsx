import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { isoDate } from '../../shared/domain/dates'
import { decimal } from '../../shared/domain/money'
import { ratio } from '../../shared/domain/ratio'
import { renderUi } from '../app/testing/renderUi'
import { defineColumns } from '../ui/table/defineColumns'
import { DataTable } from '../ui/table/DataTable'
import { ChartTable } from './ChartTable'
import { CumulativeChart } from './CumulativeChart'
import { FanChart } from './FanChart'
import { PriceChart } from './PriceChart'
import { Sparkline, sparkPath } from './Sparkline'

const series = [
  { date: isoDate('2025-11-19'), portfolio: ratio(0), benchmark: ratio(0) },
  { date: isoDate('2026-05-19'), portfolio: ratio(-0.0211), benchmark: null },
  { date: isoDate('2026-11-19'), portfolio: ratio(0.0816), benchmark: ratio(0.0671) },
]
const labels = { portfolio: 'Portfolio', benchmark: 'Benchmark', walk: 'Points of the chart' }

describe('CumulativeChart', () => {
  it('says its picture in a sentence and names the ends of its lines', () => {
    renderUi(<CumulativeChart series={series} summary="It rose." labels={labels} />)
    const picture = screen.getByRole('img', { name: 'It rose.' })
    expect(picture).toHaveTextContent('+8.16%Portfolio')
    expect(picture).toHaveTextContent('+6.71%Benchmark')
  })

  it('is walked by the arrow keys, which say day and figures; a gap is a dash', async () => {
    const user = userEvent.setup()
    renderUi(<CumulativeChart series={series} summary="It rose." labels={labels} />)
    await user.tab()
    const walk = screen.getByRole('slider', { name: 'Points of the chart' })
    expect(walk).toHaveFocus()
    expect(walk).toHaveAttribute('aria-valuetext', '19/11/2026, Portfolio +8.16%, Benchmark +6.71%')
    await user.keyboard('{ArrowLeft}')
    expect(walk).toHaveAttribute('aria-valuetext', '19/05/2026, Portfolio −2.11%, Benchmark –')
    await user.keyboard('{Home}{ArrowLeft}')
    expect(walk).toHaveAttribute('aria-valuetext', '19/11/2025, Portfolio 0.00%, Benchmark 0.00%')
  })

  it('leaves room for the longest figure at the ends of its lines', () => {
    const roomOf = (last: number) => {
      const { unmount } = renderUi(
        <CumulativeChart
          series={[...series, { date: isoDate('2026-11-20'), portfolio: ratio(last), benchmark: null }]}
          summary="It rose."
          labels={labels}
        />,
      )
      const room = screen.getByRole('img').closest('figure')?.style.getPropertyValue('--_end-room') ?? ''
      unmount()
      return parseFloat(room)
    }
    expect(roomOf(12_345.6789)).toBeGreaterThan(roomOf(0.0816))
    // Six letters of 14 px and the gap beside the plot.
    expect(roomOf(0.0816)).toBeGreaterThan(3.5)
  })

  it('has no line for a benchmark that is not known', () => {
    renderUi(<CumulativeChart series={series.map((point) => ({ ...point, benchmark: null }))} summary="It rose." labels={labels} />)
    expect(screen.getByRole('img')).not.toHaveTextContent('Benchmark')
  })
})

describe('PriceChart', () => {
  it('quotes in the unit of its market', () => {
    const prices = [
      { date: isoDate('2026-10-19'), price: decimal('2190') },
      { date: isoDate('2026-11-19'), price: decimal('2274') },
    ]
    renderUi(<PriceChart prices={prices} quoteUnit="GBX" summary="Up" labels={{ price: 'Price', walk: 'Points' }} />)
    expect(screen.getByRole('img', { name: 'Up' })).toHaveTextContent('2,274p')
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '19/11/2026, Price 2,274p')
  })
})

describe('Sparkline', () => {
  it('lifts the pen over a gap', () => {
    expect(sparkPath([0, null, 1, 0.5], 0, 1)).toBe('M0 34M66.67 2L100 18')
  })

  it('draws nothing of a single point', () => {
    const { container } = renderUi(<Sparkline series={series.slice(0, 1)} />)
    expect(container).toBeEmptyDOMElement()
  })
})

const columns = defineColumns<{ id: string }>()('common', [
  { id: 'date', head: 'search', format: 'text', value: ({ id }) => id, isName: true },
])

describe('ChartTable', () => {
  it('has the figures as a table', async () => {
    const user = userEvent.setup()
    renderUi(
      <ChartTable label="Show as table">
        <DataTable place="drawer" caption="Returns" columns={columns} rows={[{ id: '19/11/2026' }]} />
      </ChartTable>,
    )
    await user.click(screen.getByText('Show as table'))
    expect(screen.getByRole('table', { name: 'Returns' })).toBeVisible()
    expect(screen.getByRole('rowheader', { name: '19/11/2026' })).toBeInTheDocument()
  })
})

describe('FanChart', () => {
  const point = (date: string, middle: number) => ({
    date: isoDate(date),
    paidIn: decimal(100),
    p5: decimal(middle * 0.8),
    p25: decimal(middle * 0.9),
    p50: decimal(middle),
    p75: decimal(middle * 1.1),
    p95: decimal(middle * 1.3),
  })
  const names = { p5: 'low', p25: 'rather low', p50: 'middle', p75: 'rather high', p95: 'high', paidIn: 'Paid in', walk: 'Points' }

  it('names the middle and the outer edges, and tells all of a point to whoever walks along', async () => {
    const user = userEvent.setup()
    const points = [point('2026-11-23', 1000), point('2027-11-23', 2000), point('2028-11-23', 3000)]
    renderUi(<FanChart points={points} currency="GBP" summary="It may rise." labels={names} reach={10_000} />)
    const picture = screen.getByRole('img', { name: 'It may rise.' })
    expect(picture).toHaveTextContent('£3.90khigh')
    expect(picture).toHaveTextContent('£3kmiddle')
    expect(picture).toHaveTextContent('£2.40klow')
    expect(picture).not.toHaveTextContent('rather')
    expect(picture).not.toHaveTextContent('Paid in')
    // The axis reaches further than the outcomes.
    expect(picture).toHaveTextContent('£10k')
    expect(screen.getByText('2027')).toBeInTheDocument()
    await user.tab()
    await user.keyboard('{ArrowLeft}')
    expect(screen.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      '23/11/2027, high £2,600, rather high £2,200, middle £2,000, rather low £1,800, low £1,600, Paid in £100',
    )
  })
})
