import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Icon, type IconShape } from './Icon'

const tones = {
  neutral: css`
    background: var(--surface-sunken);
    color: var(--text-muted);
  `,
  accent: css`
    background: var(--accent-soft);
    color: var(--accent);
  `,
  gain: css`
    background: var(--gain-soft);
    color: var(--gain);
  `,
  loss: css`
    background: var(--loss-soft);
    color: var(--loss);
  `,
  warning: css`
    background: var(--warning-soft);
    color: var(--warning);
  `,
  info: css`
    background: var(--info-soft);
    color: var(--info);
  `,
}

export type BadgeTone = keyof typeof tones

const Root = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  padding: 0 0.375rem;
  border-radius: var(--radius-s);
  font: 550 0.6875rem/1.25rem var(--in-text);
  white-space: nowrap;
  ${({ $tone }) => tones[$tone]}

  [data-icon] {
    inline-size: 0.75rem;
    block-size: 0.75rem;
    stroke-width: 2;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

interface BadgeProps {
  tone?: BadgeTone
  icon?: IconShape
  className?: string
  children: ReactNode
}

export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  return (
    <Root {...rest} $tone={tone} className={className}>
      {icon && <Icon of={icon} />}
      {children}
    </Root>
  )
}
