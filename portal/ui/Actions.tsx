import { styled } from 'styled-components'
import { media } from './media'
import { token } from './tokens'

/** A row of buttons. On a phone they fill the row and the secondary ones drop their icon. */
export const Actions = styled.div.attrs<{ 'data-actions'?: string }>({ 'data-actions': '' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('s-2')};

  ${media.below(480)} {
    [data-variant='secondary']:not([data-icon-only]) [data-icon] {
      display: none;
    }

    [data-variant]:not([data-icon-only]) {
      flex: auto;
      white-space: normal;
    }
  }

  ${media.print} {
    display: none;
  }
`
