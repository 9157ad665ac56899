import { styled } from 'styled-components'
import { Button } from './Button'
import { media } from './media'
import { token } from './tokens'

/** A button that looks like a link: a way out beside the one thing that a form is for. */
export const LinkButton = styled(Button).attrs({ variant: 'quiet' })`
  min-block-size: 1.5rem;
  padding: 0;
  border-radius: 0;
  border-block-end-color: color-mix(in oklab, currentcolor 45%, transparent);
  font: ${token('t-small')};

  ${media.hover} {
    &:hover {
      background: none;
      border-block-end-color: currentcolor;
    }
  }
`
