import { styled } from 'styled-components'
import type { ReportPortfolio } from '../../../../shared/contracts/report'
import { formatDate } from '../../../../shared/format/date'
import { formatPercent } from '../../../../shared/format/percent'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { tickDigits } from '../../../charts/ticks'
import { drawSeries, type Frame } from '../model/drawSeries'
import { Nothing } from './sheet'
import { token } from '../../../ui/tokens'

const frame: Frame = { width: 665, height: 214, top: 8, right: 112, bottom: 22, left: 38 }

const Drawing = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: auto;
  margin-block-start: 3mm;
  overflow: visible;
  break-inside: avoid;

  line {
    stroke: ${token('chart-grid')};
  }

  line[data-zero] {
    stroke: ${token('rule')};
  }

  path {
    fill: none;
    stroke-linejoin: round;
    stroke-linecap: round;
  }

  path[data-series='portfolio'] {
    stroke: ${token('series-1')};
    stroke-width: 1.6;
  }

  path[data-series='benchmark'] {
    stroke: ${token('series-benchmark')};
    stroke-width: 1.2;
    stroke-dasharray: 4 3;
  }

  text {
    fill: ${token('chart-axis')};
    font: 400 10px ${token('in-text')};
    font-variant-numeric: tabular-nums lining-nums;
  }

  text[data-end='portfolio'] {
    fill: ${token('series-1')};
    font-weight: 600;
  }

  text[data-end='benchmark'] {
    fill: ${token('text-muted')};
  }
`

/** Cumulative return of the portfolio and its benchmark, drawn as lines of the page itself, so that print shows them sharp. */
export function CumulativeChart({ of: { series } }: { of: ReportPortfolio }) {
  const t = useText('reportExport')
  const c = useText('common')
  const locale = useLocale()
  const drawing = drawSeries(series, frame)
  const [first, last] = [series[0], series.at(-1)]
  if (!drawing || !first || !last) return <Nothing>{t('noSeries')}</Nothing>
  const { ends, levels } = drawing
  const digits = tickDigits(levels.map(({ value }) => value * 100))
  const values = {
    from: formatDate(first.date),
    to: formatDate(last.date),
    portfolio: formatPercent(ends.portfolio.value, locale, { signed: true }),
    benchmark: ends.benchmark ? formatPercent(ends.benchmark.value, locale, { signed: true }) : '',
  }
  return (
    <Drawing
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={t(ends.benchmark ? 'chartSummary' : 'chartSummaryAlone', values)}
    >
      {drawing.levels.map(({ y, value }) => (
        <g key={y}>
          <line x1={frame.left} x2={frame.width - frame.right} y1={y} y2={y} data-zero={value === 0 ? '' : undefined} />
          <text x={frame.left - 6} y={y + 3.5} textAnchor="end">
            {formatPercent(value, locale, { digits })}
          </text>
        </g>
      ))}
      {drawing.dates.map(({ x, label }) => (
        <g key={x}>
          <line x1={x} x2={x} y1={frame.height - frame.bottom} y2={frame.height - frame.bottom + 4} data-zero="" />
          <text x={x} y={frame.height - 6} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      {drawing.benchmark && <path d={drawing.benchmark} data-series="benchmark" />}
      <path d={drawing.portfolio} data-series="portfolio" />
      <EndLabel x={ends.x} y={ends.portfolio.y} name={c('term.portfolio')} value={values.portfolio} of="portfolio" />
      {ends.benchmark && <EndLabel x={ends.x} y={ends.benchmark.y} name={c('term.benchmark')} value={values.benchmark} of="benchmark" />}
    </Drawing>
  )
}

function EndLabel({ x, y, name, value, of }: { x: number; y: number; name: string; value: string; of: 'portfolio' | 'benchmark' }) {
  return (
    <text x={x + 8} y={y} data-end={of}>
      {name}
      <tspan x={x + 8} dy="12">
        {value}
      </tspan>
    </text>
  )
}
