import { styled } from 'styled-components'
import type { SeriesPoint } from '../../shared/contracts/wealth/figures'
import { media } from '../ui/media'
import { token } from '../ui/tokens'

const Svg = styled.svg`
  display: block;
  inline-size: 5.5rem;
  block-size: 2rem;
  overflow: visible;
  fill: none;

  path {
    vector-effect: non-scaling-stroke;
    stroke-linejoin: round;
  }

  path:last-child {
    stroke: ${token('series-1')};
    stroke-width: 1.5;
  }

  [data-benchmark] {
    stroke: ${token('series-benchmark')};
    stroke-width: 1;
    stroke-dasharray: 2 2;
  }

  ${media.forcedColours} {
    path:last-child {
      stroke: Highlight;
    }

    [data-benchmark] {
      stroke: CanvasText;
    }
  }

  ${media.print} {
    inline-size: 100%;
    block-size: 7mm;
    margin-block-start: 1mm;
  }
`

const [width, height, padding] = [100, 36, 2]

type Point = Pick<SeriesPoint, 'portfolio' | 'benchmark'>

/** Shape of a return beside its figure; drawn as SVG without any library. Says nothing that the figure does not say. */
export function Sparkline({ series, className }: { series: readonly Point[]; className?: string }) {
  if (series.length < 2) return null
  const own = series.map(({ portfolio }) => portfolio)
  const benchmark = series.map((point) => point.benchmark)
  const known = [...own, ...benchmark.filter((value) => value !== null)]
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const path = (values: readonly (number | null)[]) => sparkPath(values, low, high)
  return (
    <Svg className={className} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {benchmark.some((value) => value !== null) && <path data-benchmark="" d={path(benchmark)} />}
      <path d={path(own)} />
    </Svg>
  )
}

/** SVG path through the values, spread evenly; a gap lifts the pen. */
export function sparkPath(values: readonly (number | null)[], low: number, high: number): string {
  const span = high - low || 1
  let pen = 'M'
  return values
    .map((value, index) => {
      if (value === null) {
        pen = 'M'
        return ''
      }
      const x = (index / (values.length - 1)) * width
      const y = padding + (1 - (value - low) / span) * (height - 2 * padding)
      const step = `${pen}${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`
      pen = 'L'
      return step
    })
    .join('')
}
