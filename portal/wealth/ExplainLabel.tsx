import Info from 'lucide-react/icons/info'
import { css, styled } from 'styled-components'
import { type NamedFigure, useExplaining } from '../lib/explaining'
import { useText } from '../lib/i18n/useText'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'
import { media } from '../ui/media'
import { targetHeight } from '../ui/mixins'
import { token } from '../ui/tokens'

/* the tile or the entry of the ledger is the target */
const overAll = css`
  display: inline-block;
  min-block-size: 1.5rem;
  margin: -0.25rem;
  padding: 0 0.25rem;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

/* behind the last word, also where the words take two lines */
const Sign = styled.span`
  &::before {
    content: '\\00a0';
  }

  > [data-icon] {
    display: inline-block;
    vertical-align: -0.125em;
    opacity: 0.7;
  }

  ${media.print} {
    display: none;
  }
`

const inHead = css`
  position: relative;
  justify-content: flex-end;
  min-inline-size: 1.5rem;
  ${targetHeight}
  text-decoration: underline dotted 1px;
  text-underline-offset: 0.25em;
  text-decoration-color: ${token('rule')};

  ${media.hover} {
    &:hover {
      color: ${token('text')};
      text-decoration-color: currentcolor;
    }
  }

  ${media.coarsePointer} {
    min-inline-size: 2.75rem;
  }

  ${media.print} {
    text-decoration: none;
  }
`

const Root = styled.button<{ $isHead: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${token('s-1')};
  border: 0;
  padding: 0;
  border-radius: ${token('radius-s')};
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  ${({ $isHead }) => ($isHead ? inHead : overAll)}

  &[aria-expanded='true'] {
    color: ${token('accent')};
  }
`

interface ExplainLabelProps {
  figure: NamedFigure
  /** `block`: what stands round it, positioned, answers as a whole. `head`: the head of a column of figures, alone. */
  look?: 'block' | 'head'
  children: string
}

/** The label of a figure as the button that opens what the figure is made of. */
export function ExplainLabel({ figure, look = 'block', children }: ExplainLabelProps) {
  const t = useText('common')
  const { explain, figure: open } = useExplaining()
  return (
    <Root
      type="button"
      aria-label={`${children}: ${t('explainNumber')}`}
      aria-expanded={open === figure}
      data-explains={figure}
      onClick={() => explain(figure)}
      $isHead={look === 'head'}
    >
      {children}
      {look === 'block' && (
        <Sign>
          <Icon of={Info} size="s" />
        </Sign>
      )}
    </Root>
  )
}

/** The name of a figure in a list of facts, as the button where the figure is known. */
export const ExplainTerm = ({ children, figure, isKnown }: Readonly<{ figure: NamedFigure; isKnown: boolean; children: string }>) =>
  isKnown ? <ExplainLabel figure={figure}>{children}</ExplainLabel> : children

/* higher than its line, which it must not push apart */
const Button = styled(IconButton)`
  margin-block: -0.25rem;

  ${media.coarsePointer} {
    margin-block: -0.75rem;
  }

  &[aria-expanded='true'] {
    color: ${token('accent')};
  }

  ${media.print} {
    display: none;
  }
`

/** The same beside a figure that has no label of its own; `name` is what the figure is. */
export function ExplainButton({ figure, name }: Readonly<{ figure: NamedFigure; name: string }>) {
  const t = useText('common')
  const { explain, figure: open } = useExplaining()
  return (
    <Button
      icon={Info}
      size="s"
      label={`${name}: ${t('explainNumber')}`}
      data-explains={figure}
      aria-expanded={open === figure}
      onPress={() => explain(figure)}
    />
  )
}
