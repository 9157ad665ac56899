import { css } from 'styled-components'
import { token } from './tokens'

/** A bar that stays at the foot of the window over what scrolls, so that nothing moves away under whoever chooses or types. */
export const raisedBar = css`
  position: sticky;
  inset-block-end: ${token('s-4')};
  z-index: ${token('z-bar')};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  border-radius: ${token('radius-card')};
  background: ${token('surface-raised')};
  box-shadow:
    ${token('shadow-pop')},
    0 0 0 1px ${token('border')};
`
