import { css } from 'styled-components'
import { media } from './media'
import { token } from './tokens'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 's' | 'm'

export interface ButtonLook {
  $variant?: ButtonVariant | undefined
  $size?: ButtonSize | undefined
  $wide?: boolean | undefined
}

/** Not where there is only touch: the hover of a finger sticks. */
const onHover = (rules: ReturnType<typeof css>) => css`
  ${media.hover} {
    &:hover {
      ${rules}
    }
  }
`

const variants = {
  primary: css`
    background: ${token('accent')};
    color: ${token('on-accent')};
    ${onHover(css`
      background: ${token('accent-hover')};
    `)}
  `,
  secondary: css`
    background: ${token('surface')};
    border-color: ${token('control')};
    color: ${token('text')};
    ${onHover(css`
      background: ${token('surface-hover')};
      border-color: ${token('text-muted')};
    `)}
  `,
  quiet: css`
    color: ${token('accent')};
    ${onHover(css`
      background: ${token('accent-soft')};
    `)}
  `,
  danger: css`
    background: ${token('danger')};
    color: ${token('on-danger')};
    ${onHover(css`
      background: color-mix(in oklab, ${token('danger')} 86%, ${token('text')});
    `)}
  `,
}

const small = css`
  min-block-size: 1.75rem;
  padding-inline: ${token('s-2')};
  font: 550 0.8125rem/1.125rem ${token('in-text')};
  ${media.coarsePointer} {
    min-block-size: 2.75rem;
  }
`

/** Shared by everything that looks like a button: Button, IconButton, ButtonLink. */
export const buttonStyle = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('s-2')};
  min-block-size: ${token('control-h')};
  padding: 0 0.875rem;
  border: 1px solid transparent;
  border-radius: ${token('radius')};
  background: none;
  font: ${token('t-strong')};
  text-decoration: none;
  /* over a whole width there is no room beside: words of a long language go into a second line */
  white-space: ${({ $wide }) => ($wide ? 'normal' : 'nowrap')};
  user-select: none;
  cursor: pointer;
  transition:
    background-color ${token('fast')},
    border-color ${token('fast')},
    color ${token('fast')};
  ${({ $variant = 'secondary' }) => variants[$variant]}
  ${({ $size }) => $size === 's' && small}
  ${({ $wide }) => $wide && 'inline-size: 100%;'}

  [data-icon] {
    inline-size: 1rem;
    block-size: 1rem;
    stroke-width: 1.75;
  }

  &[aria-busy='true'] {
    cursor: progress;
    [data-icon] {
      animation: turn 800ms linear infinite;
    }
  }

  &:disabled,
  &[aria-disabled='true']:not([aria-busy]) {
    background: ${token('surface-sunken')};
    border-color: transparent;
    color: ${token('text-disabled')};
    cursor: not-allowed;
  }

  ${media.print} {
    display: none;
  }
`
