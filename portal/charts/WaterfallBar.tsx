import { css, styled } from 'styled-components'
import { media } from '../ui/media'
import { token } from '../ui/tokens'

const colours = {
  whole: token('series-1'),
  paid: token('series-8'),
  gain: token('gain'),
  loss: token('loss'),
  residual: token('text-muted'),
}

const broken = css`
  &::before {
    content: '';
    position: absolute;
    inset-block: -2px;
    inset-inline-start: 0.75rem;
    inline-size: 4px;
    background: ${token('surface')};
    transform: skewX(-18deg);
  }
`

const Track = styled.span`
  position: relative;
  display: block;
  min-inline-size: 5rem;
  block-size: 1.25rem;
`

const Bar = styled.i<{ $kind: keyof typeof colours; $isBroken: boolean }>`
  position: absolute;
  inset-block: 0.1875rem;
  min-inline-size: 2px;
  border-radius: ${({ $kind }) => ($kind === 'whole' ? '0 2px 2px 0' : '2px')};
  background: ${({ $kind }) => colours[$kind]};
  print-color-adjust: exact;
  ${({ $isBroken }) => $isBroken && broken}

  ${media.forcedColours} {
    forced-color-adjust: none;
    background: ${({ $kind }) => ($kind === 'whole' ? 'Highlight' : 'CanvasText')};
  }
`

/* down to the bar of the next row */
const Lead = styled.b`
  position: absolute;
  inset-block-start: 0.625rem;
  block-size: ${token('row')};
  border-inline-start: 1px dashed ${token('rule')};

  ${media.screenBelow(768)} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`

interface WaterfallBarProps {
  /** Ends of the bar, 0 to 1 of the scale. */
  from: number
  to: number
  kind: keyof typeof colours
  /** The scale starts above nothing, which a bar that stands for a whole must say. */
  isBroken?: boolean
  /** Leads on to the next bar. */
  isLeading?: boolean
}

/** One step of a waterfall in its row; only for the eye, the row has the figure. */
export function WaterfallBar({ from, to, kind, isBroken = false, isLeading = false }: WaterfallBarProps) {
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  return (
    <Track aria-hidden="true" data-waterfall={kind}>
      <Bar
        $kind={kind}
        $isBroken={isBroken && kind === 'whole'}
        style={{ insetInlineStart: `min(${low * 100}%, 100% - 2px)`, insetInlineEnd: `${(1 - high) * 100}%` }}
      />
      {isLeading && <Lead style={{ insetInlineStart: `min(${to * 100}%, 100% - 1px)` }} />}
    </Track>
  )
}
