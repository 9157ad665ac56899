import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { type NamedFigure, useExplaining } from '../lib/explaining'
import { useText } from '../lib/i18n/useText'
import { media } from '../ui/media'
import { targetHeight } from '../ui/mixins'
import { token } from '../ui/tokens'
import { VisuallyHidden } from '../ui/VisuallyHidden'

/* above the name's own target, which is the whole row; as high as one needs to press, in the room of its line: it may come later than the words */
const Root = styled.button`
  position: relative;
  min-inline-size: 1.5rem;
  ${targetHeight}
  margin-block: calc((1lh - 1.5rem) / 2);
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
    margin-block: calc((1lh - 2.75rem) / 2);
  }

  &[aria-expanded='true'] {
    color: ${token('accent')};
  }

  ${media.print} {
    text-decoration: none;
  }
`

interface ExplainFigureProps {
  figure: NamedFigure
  /** What the figure is, for those who hear it. */
  name: string
  /** The figure as it is drawn. */
  children: ReactNode
}

/** A figure among others as the button that opens what the figure is made of. */
export function ExplainFigure({ children, figure, name }: ExplainFigureProps) {
  const t = useText('common')
  const { explain, figure: open } = useExplaining()
  return (
    <Root type="button" aria-expanded={open === figure} data-explains={figure} onClick={() => explain(figure)}>
      <VisuallyHidden>{name}: </VisuallyHidden>
      {children}
      <VisuallyHidden>: {t('explainNumber')}</VisuallyHidden>
    </Root>
  )
}
