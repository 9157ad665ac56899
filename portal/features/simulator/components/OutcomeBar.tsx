import { styled } from 'styled-components'
import { media } from '../../../ui/media'
import { token } from '../../../ui/tokens'

const Root = styled.span`
  position: relative;
  display: block;
  min-inline-size: 5rem;
  block-size: 1.25rem;

  > i,
  > b {
    position: absolute;
    print-color-adjust: exact;
  }

  > i {
    inset-block: 0.5rem;
    border-radius: ${token('radius-full')};
    background: color-mix(in oklab, ${token('series-1')} 26%, ${token('surface')});
  }

  > b {
    inset-block: 0.1875rem;
    inline-size: 2px;
    margin-inline-start: -1px;
    background: ${token('series-1')};
  }

  ${media.forcedColours} {
    > i,
    > b {
      forced-color-adjust: none;
    }

    > i {
      background: CanvasText;
    }

    > b {
      background: Highlight;
    }
  }
`

const at = (share: number): string => `${Math.min(1, Math.max(0, share)) * 100}%`

/** From where to where 18 of 20 outcomes lie, with a line at the middle of all. Shares of the full bar; only for the eye, the figures stand beside it. */
export const OutcomeBar = ({ from, mark, to }: Readonly<{ from: number; to: number; mark: number }>) => (
  <Root aria-hidden="true">
    <i style={{ insetInlineStart: at(from), insetInlineEnd: at(1 - to) }} />
    <b style={{ insetInlineStart: at(mark) }} />
  </Root>
)
