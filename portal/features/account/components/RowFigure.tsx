import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { type ExplainedFigure, useExplaining } from '../../../lib/explaining'
import { media } from '../../../ui/media'
import { targetHeight } from '../../../ui/mixins'
import { token } from '../../../ui/tokens'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'

/* above the name's own target, which is the whole row; as high as one needs to press, without pushing the row apart */
const Root = styled.button`
  position: relative;
  min-inline-size: 1.5rem;
  ${targetHeight}
  margin-block: -0.5rem;
  border: 0;
  padding: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-variant-numeric: inherit;
  text-align: inherit;
  text-decoration: underline dotted 1px ${token('rule')};
  text-underline-offset: 0.25em;

  ${media.hover} {
    &:hover {
      text-decoration-color: currentcolor;
    }
  }

  ${media.coarsePointer} {
    min-inline-size: 2.75rem;
  }

  &[aria-expanded='true'] {
    color: ${token('accent')};
  }

  ${media.print} {
    text-decoration: none;
  }
`

interface RowFigureProps {
  portfolio: Readonly<{ id: string; name: string }>
  figure: ExplainedFigure
  /** Of the column. */
  head: string
  /** What it does, for those who hear it. */
  label: string
  children: ReactNode
}

/** A figure of a row as the button that opens what the figure is made of. */
export function RowFigure({ children, figure, head, label, portfolio }: RowFigureProps) {
  const { explain, figure: open } = useExplaining()
  const named = `${figure}.${portfolio.id}` as const
  return (
    <Root type="button" aria-expanded={open === named} data-explains={named} onClick={() => explain(named)}>
      <VisuallyHidden>
        {portfolio.name}, {head}:{' '}
      </VisuallyHidden>
      {children}
      <VisuallyHidden>: {label}</VisuallyHidden>
    </Root>
  )
}
