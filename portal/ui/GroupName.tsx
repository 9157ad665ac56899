import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Swatch } from './Swatch'
import { token } from './tokens'

const Root = styled.span`
  display: flex;
  align-items: center;
  gap: ${token('s-2')};
  font-weight: 550;

  > small {
    font: inherit;
    font-weight: 400;
    color: ${token('text-muted')};
  }
`

/** The name of a group of rows: its colour in the charts, its name, how many rows it has. */
export function GroupName({ colour, count, children }: { colour?: string; count?: ReactNode; children: ReactNode }) {
  return (
    <Root>
      {colour && <Swatch $colour={colour} />}
      {children}
      {count !== undefined && <small>{count}</small>}
    </Root>
  )
}
