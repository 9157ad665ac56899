import { styled } from 'styled-components'
import { media } from '../../../ui/media'
import { breakpoints } from '../../../ui/table/cellLook'
import { token } from '../../../ui/tokens'
import { Bar } from '../../../wealth/ShareBar'

const Root = styled.span`
  position: relative;
  display: block;
  min-inline-size: 5rem;
  padding-block: ${token('s-1')};

  > b {
    position: absolute;
    inset-block: 0;
    inline-size: 2px;
    margin-inline-start: -1px;
    background: ${token('text')};
    print-color-adjust: exact;
  }

  ${media.forcedColours} {
    > b {
      background: CanvasText;
    }
  }
`

const within = (share: number): string => `${Math.min(1, Math.max(0, share)) * 100}%`

/** A share as a bar, with a line where the neutral share ends. Both are shares of the full bar; only for the eye, the figures stand beside it. */
export const MarkedBar = ({ colour, fill, mark }: Readonly<{ fill: number; mark: number | null; colour: string }>) => (
  <Root aria-hidden="true">
    <Bar>
      <i style={{ inlineSize: within(fill), background: colour }} />
    </Bar>
    {mark !== null && <b style={{ insetInlineStart: within(mark) }} />}
  </Root>
)

/** Holds the bar under the name where its column has given way, so that what the legend names is there at every width. */
export const NarrowBar = styled.span`
  display: none;

  @container (max-width: ${breakpoints[1]}) {
    display: block;
  }
`
