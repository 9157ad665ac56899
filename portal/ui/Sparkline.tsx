import { styled } from 'styled-components'
import type { SparkPath } from './sparkPaths'

const Drawing = styled.svg`
  inline-size: 5.5rem;
  block-size: 2rem;
  overflow: visible;
  fill: none;
  stroke-width: 1.5;

  path {
    vector-effect: non-scaling-stroke;
    stroke-linejoin: round;
  }

  [data-line='benchmark'] {
    stroke: var(--series-benchmark);
    stroke-width: 1;
    stroke-dasharray: 2 2;
  }

  [data-line='own'] {
    stroke: var(--series-1);
  }

  @media (forced-colors: active) {
    [data-line='benchmark'] {
      stroke: CanvasText;
    }

    [data-line='own'] {
      stroke: Highlight;
    }
  }
`

/** The shape of a return beside its figure; it has no axis and says nothing that the figures do not, so screen readers skip it. */
export function Sparkline({ portfolio, benchmark, className }: SparkPath & { className?: string }) {
  return (
    <Drawing className={className} viewBox="0 0 100 36" preserveAspectRatio="none" aria-hidden="true" data-spark="">
      {benchmark && <path data-line="benchmark" d={benchmark} />}
      <path data-line="own" d={portfolio} />
    </Drawing>
  )
}
