import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { twoLines } from './mixins'

const Root = styled.span<{ $inTable: boolean }>`
  ${twoLines}
  ${({ $inTable }) => $inTable && 'padding-block: 0.4375rem;'}

  > :first-child {
    font: var(--t-strong);
    color: var(--text);
    text-decoration: none;
  }

  > a:first-child:hover {
    text-decoration: underline;
  }
`

interface TwoLinesProps {
  /** Name: a text, or a RowOpener, or a link. */
  name: ReactNode
  detail: ReactNode
  /** In a list the name keeps the look of its link. */
  inList?: boolean
}

const ListRoot = styled.span`
  ${twoLines}
`

/** Name over detail. */
export function TwoLines({ name, detail, inList }: TwoLinesProps) {
  const first = typeof name === 'string' ? <span>{name}</span> : name
  if (inList) {
    return (
      <ListRoot>
        {first}
        <span>{detail}</span>
      </ListRoot>
    )
  }
  return (
    <Root $inTable data-two-lines="">
      {first}
      <span>{detail}</span>
    </Root>
  )
}
