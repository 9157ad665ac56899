import { styled } from 'styled-components'
import type { ReportPortfolio } from '../../../../shared/contracts/report'
import { useText } from '../../../lib/i18n/useText'
import { token } from '../../../ui/tokens'
import { type YearBand, type YearBar, yearBars } from '../model/yearBars'

/** In millimetres: what the table under it leaves its five figures, and the room between two of them. */
const figures = { width: 116.16, gap: 2.5 }

/** Height of the bars of one portfolio, and of each of several, which share a page with what follows. */
const [tall, low] = [18, 11]

/** More would leave the page to its bars. */
const mostBands = 3

/** Stripes of a bar in millimetres: grey paper alone would be taken for a second portfolio. */
const [stripe, everyStripe] = [0.35, 0.8]

/** As wide as the columns of the table (`fiveYearColumns`), so that bars stand over their figures. */
const Bands = styled.div`
  display: grid;
  gap: 2mm;
  margin-block: 4mm 1mm;
  break-inside: avoid;
`

const Band = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 34fr) minmax(0, 66fr);
  align-items: center;

  svg {
    display: block;
    inline-size: 100%;
    overflow: visible;
  }

  path,
  rect {
    fill: ${token('series-1')};
  }

  [data-side='benchmark'] {
    fill: none;
    stroke: ${token('series-benchmark')};
    stroke-width: ${stripe};
  }

  line {
    stroke: ${token('rule')};
    stroke-width: 0.25;
  }
`

const Names = styled.div`
  padding-inline-end: 4mm;
  color: ${token('text-muted')};
  font-size: 8.5pt;

  b {
    display: block;
    color: ${token('text')};
    font-weight: 550;
  }
`

const Keys = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: 4mm;

  span {
    display: flex;
    align-items: center;
    gap: 1.5mm;
  }

  svg {
    flex: none;
    inline-size: 2.6mm;
  }
`

/** Returns of the years as bars over the table that has their figures. None for many portfolios, of which the table says more. */
export function YearBars({ portfolios }: { portfolios: readonly ReportPortfolio[] }) {
  const t = useText('reportExport')
  const c = useText('common')
  const height = portfolios.length > 1 ? low : tall
  const years = portfolios.map(({ twelveMonths }) => twelveMonths)
  const bands = portfolios.length > mostBands ? [] : yearBars(years, { ...figures, height })
  if (bands.length === 0) return null
  const isCompared = bands.some(({ bars }) => bars.some(({ side }) => side === 'benchmark'))
  return (
    <Bands role="img" aria-label={t('yearBars')}>
      {bands.map((band, index) => (
        <Band key={portfolios[index]?.portfolio.id}>
          <Names>
            {portfolios.length > 1 && <b>{portfolios[index]?.portfolio.name}</b>}
            {index === 0 && (
              <Keys>
                <Key side="portfolio" name={c('term.portfolio')} />
                {isCompared && <Key side="benchmark" name={c('term.benchmark')} />}
              </Keys>
            )}
          </Names>
          <Bars {...band} height={height} />
        </Band>
      ))}
    </Bands>
  )
}

const Bars = ({ axis, bars, height }: YearBand & Readonly<{ height: number }>) => (
  <svg viewBox={`0 0 ${figures.width} ${height}`}>
    {bars.map((bar) => (
      <Shape key={`${bar.side} ${bar.x}`} {...bar} />
    ))}
    <line x1={0} x2={figures.width} y1={axis} y2={axis} />
  </svg>
)

function Key({ name, side }: { name: string; side: YearBar['side'] }) {
  return (
    <span>
      <svg viewBox="0 0 2.6 2.6">
        <Shape side={side} x={0} y={0} width={2.6} height={2.6} />
      </svg>
      {name}
    </span>
  )
}

function Shape({ height, side, width, x, y }: YearBar) {
  if (side === 'portfolio') return <rect x={x} y={y} width={width} height={height} />
  const lines = Math.max(1, Math.floor(height / everyStripe))
  const from = lines === 1 ? height / 2 : (height - (lines - 1) * everyStripe) / 2
  const at = Array.from({ length: lines }, (_, index) => `M${x} ${(y + from + index * everyStripe).toFixed(2)}h${width}`)
  return <path data-side={side} d={at.join('')} />
}
