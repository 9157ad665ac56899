import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Actions } from './Actions'
import { Icon, type IconShape } from './Icon'
import { token } from './tokens'

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('s-2')};
  padding: ${token('s-10')} ${token('s-6')};
  text-align: center;

  > [data-icon] {
    color: ${token('text-muted')};
    margin-block-end: ${token('s-1')};
  }

  > p {
    max-inline-size: 44ch;
    color: ${token('text-muted')};
  }

  > [data-actions] {
    margin-block-start: ${token('s-3')};
    justify-content: center;
  }
`

interface EmptyStateProps {
  icon: IconShape
  title: ReactNode
  level?: 1 | 2 | 3
  /** Why, and what to do next. */
  children?: ReactNode
  actions?: ReactNode
  role?: 'alert' | 'status'
}

/** Says what is not there, why, and what to do next. Usually the only content of a Card. */
export function EmptyState({ icon, title, level = 3, children, actions, role }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <Root role={role}>
      <Icon of={icon} size="l" />
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {actions && <Actions>{actions}</Actions>}
    </Root>
  )
}
