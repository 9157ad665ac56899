import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Icon, type IconShape } from './Icon'
import { media } from './media'
import { token } from './tokens'

const tones = {
  neutral: css`
    background: ${token('surface-sunken')};
    color: ${token('text-muted')};
  `,
  accent: css`
    background: ${token('accent-soft')};
    color: ${token('accent')};
  `,
  gain: css`
    background: ${token('gain-soft')};
    color: ${token('gain')};
  `,
  loss: css`
    background: ${token('loss-soft')};
    color: ${token('loss')};
  `,
  warning: css`
    background: ${token('warning-soft')};
    color: ${token('warning')};
  `,
  info: css`
    background: ${token('info-soft')};
    color: ${token('info')};
  `,
}

export type BadgeTone = keyof typeof tones

const Root = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  padding: 0 0.375rem;
  border-radius: ${token('radius-s')};
  font: 550 0.6875rem/1.25rem ${token('in-text')};
  white-space: nowrap;
  ${({ $tone }) => tones[$tone]}

  [data-icon] {
    inline-size: 0.75rem;
    block-size: 0.75rem;
    stroke-width: 2;
  }

  ${media.forcedColours} {
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
