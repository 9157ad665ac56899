import Calendar from 'lucide-react/icons/calendar'
import Clock from 'lucide-react/icons/clock'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Icon } from '../ui/Icon'
import { token } from '../ui/tokens'

const Root = styled.span<{ $isStale: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${token('s-1')};
  color: ${token('text-muted')};
  font: ${token('t-small')};
  ${({ $isStale }) =>
    $isStale &&
    css`
      color: ${token('warning')};
      font: 500 0.75rem/1rem ${token('in-text')};
    `}
`

/** The date of a figure: "Data date 19/11/2026, closing prices". */
export function AsOf({ children }: { children: ReactNode }) {
  return (
    <Root $isStale={false}>
      <Icon of={Calendar} size="s" />
      {children}
    </Root>
  )
}

/** The date of a figure that is older than it should be: "As of 12:04"; or in place of one: "No price today". */
export function Stale({ hasIcon = true, children }: { hasIcon?: boolean; children: ReactNode }) {
  return (
    <Root $isStale>
      {hasIcon && <Icon of={Clock} size="s" />}
      {children}
    </Root>
  )
}
