import { css } from 'styled-components'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 's' | 'm'

export interface ButtonLook {
  $variant?: ButtonVariant | undefined
  $size?: ButtonSize | undefined
  $wide?: boolean | undefined
}

/** Not where there is only touch: the hover of a finger sticks. */
const onHover = (rules: ReturnType<typeof css>) => css`
  @media (hover: hover) {
    &:hover {
      ${rules}
    }
  }
`

const variants = {
  primary: css`
    background: var(--accent);
    color: var(--on-accent);
    ${onHover(css`
      background: var(--accent-hover);
    `)}
  `,
  secondary: css`
    background: var(--surface);
    border-color: var(--control);
    color: var(--text);
    ${onHover(css`
      background: var(--surface-hover);
      border-color: var(--text-muted);
    `)}
  `,
  quiet: css`
    color: var(--accent);
    ${onHover(css`
      background: var(--accent-soft);
    `)}
  `,
  danger: css`
    background: var(--danger);
    color: var(--on-danger);
    ${onHover(css`
      background: color-mix(in oklab, var(--danger) 86%, var(--text));
    `)}
  `,
}

const small = css`
  min-block-size: 1.75rem;
  padding-inline: var(--s-2);
  font: 550 0.8125rem/1.125rem var(--in-text);
  @media (pointer: coarse) {
    min-block-size: 2.75rem;
  }
`

/** Shared by everything that looks like a button: Button, IconButton, ButtonLink. */
export const buttonStyle = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--s-2);
  min-block-size: var(--control-h);
  padding: 0 0.875rem;
  border: 1px solid transparent;
  border-radius: var(--radius);
  background: none;
  font: var(--t-strong);
  text-decoration: none;
  white-space: nowrap;
  user-select: none;
  cursor: pointer;
  transition:
    background-color var(--fast),
    border-color var(--fast),
    color var(--fast);
  ${({ $variant = 'secondary' }) => variants[$variant]}
  ${({ $size }) => $size === 's' && small}
  ${({ $wide }) => $wide && 'inline-size: 100%;'}

  [data-icon] {
    inline-size: 1rem;
    block-size: 1rem;
    stroke-width: 1.75;
  }

  &:disabled {
    background: var(--surface-sunken);
    border-color: transparent;
    color: var(--text-disabled);
    cursor: not-allowed;
  }

  @media print {
    display: none;
  }
`
