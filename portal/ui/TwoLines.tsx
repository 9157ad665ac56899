import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { twoLines } from './mixins'
import { media } from './media'
import { token } from './tokens'

const ListRoot = styled.span`
  ${twoLines}
`

/** For the tables, which set it otherwise in a row without figures and on a phone. */
export const TableTwoLines = styled.span`
  ${twoLines}
  padding-block: 0.1875rem;
  /* a name without a space may break anywhere, but leaves room for ordinary words */
  min-inline-size: 7rem;
  overflow-wrap: anywhere;

  > :first-child {
    font: ${token('t-strong')};
    color: ${token('text')};
    text-decoration: none;
  }

  > a:first-child:hover {
    text-decoration: underline;
  }

  ${media.print} {
    padding: 0;

    > :first-child {
      font-size: 8.5pt;
    }
  }
`

interface TwoLinesProps {
  /** Name: a text, or what opens it. */
  name: ReactNode
  detail: ReactNode
  /** In a list the name keeps the look of its link. */
  inList?: boolean
}

/** Name over detail. */
export function TwoLines({ name, detail, inList = false }: TwoLinesProps) {
  const Root = inList ? ListRoot : TableTwoLines
  return (
    <Root>
      {typeof name === 'string' ? <span>{name}</span> : name}
      <span>{detail}</span>
    </Root>
  )
}
