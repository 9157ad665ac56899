import { styled } from 'styled-components'
import { token } from '../../../ui/tokens'

/** Steps in their order, each with its number in the margin as soundings stand on a chart. Children are `li` with an `h2` first. */
export const NumberedSteps = styled.ol`
  display: grid;
  counter-reset: step;
  border-block: 1px solid ${token('rule')};

  > li {
    position: relative;
    display: grid;
    gap: ${token('s-2')};
    padding: ${token('s-4')} 0 ${token('s-4')} 2.5rem;
    border-block-start: 1px solid ${token('hairline')};
    counter-increment: step;
  }

  > li:first-child {
    border-block-start: 0;
  }

  > li::before {
    content: counter(step);
    position: absolute;
    inset: 0.75rem auto auto 0.125rem;
    color: ${token('accent')};
    font: 400 1.375rem/1.75rem ${token('in-display')};
  }

  h2 {
    font: ${token('t-strong')};
  }
`
