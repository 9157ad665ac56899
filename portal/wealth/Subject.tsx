import { styled } from 'styled-components'
import { token } from '../ui/tokens'

/** What the hero figure is of: the h1 of a portfolio or an account, in the text face. */
export const Subject = styled.h1`
  && {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('s-1')} ${token('s-3')};
    font: 500 1rem/1.5rem ${token('in-text')};
    letter-spacing: -0.005em;
  }
`
