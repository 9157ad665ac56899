import { styled } from 'styled-components'
import { media } from './media'

/** The colour of a chart series; `$colour` is a token, `var(--series-2)`. */
export const Swatch = styled.span.attrs<{ $colour: string }>(({ $colour }) => ({
  'aria-hidden': true,
  style: { background: $colour },
}))`
  display: inline-block;
  flex: none;
  inline-size: 0.625rem;
  block-size: 0.625rem;
  border-radius: 2px;

  ${media.forcedColours} {
    forced-color-adjust: none;
  }
`
