import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from './media'
import { token } from './tokens'

interface CardHeadProps {
  title: ReactNode
  /** Heading level of the title; 2 on a page, 3 inside a section that has its own. */
  level?: 2 | 3
  id?: string
  /** Said right after the title, quieter: "By asset class, in GBP". */
  aside?: ReactNode
  /** A sentence under the head: method, basis, dates. */
  note?: ReactNode
  /** Quiet actions at the right. */
  children?: ReactNode
  className?: string
  /** Where not even the title is known yet. */
  'aria-hidden'?: boolean
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('s-2')} ${token('s-4')};
  min-block-size: 3.25rem;
  padding: ${token('s-2')} ${token('s-5')};

  &:has(> p) {
    padding-block-start: ${token('s-3')};
  }

  > p {
    flex-basis: 100%;
    margin-block-start: calc(-1 * ${token('s-2')});
    color: ${token('text-muted')};
    font: ${token('t-small')};
  }

  ${media.below(600)} {
    /* actions have a line of their own there, which it keeps clear of */
    > div + p {
      margin: 0;
    }
  }
`

const Aside = styled.span`
  color: ${token('text-muted')};
  font: ${token('t-small')};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token('s-2')} ${token('s-4')};
  margin-inline-start: auto;

  > [data-variant='quiet']:last-child {
    margin-inline-end: calc(-1 * ${token('s-2')});
  }
`

export function CardHead({ title, level = 2, id, aside, note, children, ...rest }: CardHeadProps) {
  const Heading = `h${level}` as const
  return (
    <Root {...rest}>
      <Heading id={id}>{title}</Heading>
      {aside && <Aside>{aside}</Aside>}
      {children && <Actions>{children}</Actions>}
      {note && <p>{note}</p>}
    </Root>
  )
}
