import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { css, styled } from 'styled-components'

/* the whole row opens what the name opens */
const opener = css`
  && {
    color: inherit;
    text-decoration: none;
    font: var(--t-strong);
    border: 0;
    padding: 0;
    background: none;
    text-align: start;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

const OpenerButton = styled.button`
  ${opener}
`
const OpenerLink = styled(Link)`
  ${opener}
`

/** The name of a row that opens its details: the button covers the row, so a click anywhere opens it. */
export function RowOpener({ children, ...rest }: ComponentProps<'button'> & { children: ReactNode }) {
  return (
    <OpenerButton type="button" {...rest} data-row-opener="">
      {children}
    </OpenerButton>
  )
}

/** The name of a row that leads to a page. */
export function RowLink(props: LinkProps) {
  return <OpenerLink {...props} data-row-opener="" />
}
