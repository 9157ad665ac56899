import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { tabularFigures } from '../ui/mixins'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { WordsSkeleton } from '../ui/WordsSkeleton'
import { media } from '../ui/media'
import { token } from '../ui/tokens'

const inOneLine = css`
  grid-template-columns: repeat(4, auto);
  column-gap: ${token('s-2')};

  > div:nth-child(n) {
    display: grid;
    /* figures on one line, however many lines their labels take */
    align-content: end;
    gap: 0;
    padding: ${token('s-3')} 0 ${token('s-3')} ${token('s-6')};
    border-block-start: 0;
  }

  > div:first-child {
    padding-inline-start: 0;
  }

  [data-operator] {
    inset-block-end: ${token('s-3')};
  }
`

const Root = styled.dl<{ $onPaper: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-block: 1px solid ${token('rule')};

  > div {
    position: relative;
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token('s-4')};
    padding: ${token('s-3')} 0 ${token('s-3')} ${token('s-6')};
    border-block-start: 1px solid ${token('hairline')};
  }

  > div:first-child {
    border-block-start: 0;
  }

  > div:last-child {
    border-block-start: 1px solid ${token('rule')};
  }

  dt {
    color: ${token('text-muted')};
    font: ${token('t-small')};
  }

  dd {
    ${tabularFigures}
    font: 500 1rem/1.5rem ${token('in-text')};
    white-space: nowrap;
    letter-spacing: -0.005em;
  }

  > div:last-child dt {
    color: ${token('text')};
    font-weight: 550;
  }

  > div:last-child dd > span:last-child {
    font-weight: 600;
    text-decoration: underline double 1px;
    text-underline-offset: 0.375em;
    text-decoration-skip-ink: none;
    text-decoration-color: ${token('rule')};
  }

  [data-operator] {
    position: absolute;
    inset-inline-start: 0;
    color: ${token('text-muted')};
    font: 400 1.125rem/1.5rem ${token('in-text')};
  }

  ${media.from(768)} {
    ${inOneLine}
  }

  ${media.print} {
    ${inOneLine}
  }

  ${({ $onPaper }) => $onPaper && inOneLine}
`

export interface LedgerEntry {
  label: ReactNode
  /** An Amount. */
  value: ReactNode
}

interface LedgerProps {
  /** Name of the line: "What you put in and what it is worth". */
  label: string
  paidIn: LedgerEntry
  growth: LedgerEntry
  charges: LedgerEntry
  value: LedgerEntry
  /** What a screen reader says for the operators: "plus", "minus", "equals". */
  words: { plus: string; minus: string; equals: string }
  /** One line however narrow the window is, as paper keeps its width. */
  onPaper?: boolean
  className?: string
}

/**
 * The ledger line: paid in + growth and income − charges = value today. It comes before any chart. Amounts are shown without sign, as the
 * operator is the sign; an amount below zero keeps its own.
 */
export function Ledger({ label, paidIn, growth, charges, value, words, onPaper = false, className }: LedgerProps) {
  const entries = [
    { ...paidIn, operator: null, word: '' },
    { ...growth, operator: '+', word: words.plus },
    { ...charges, operator: '−', word: words.minus },
    { ...value, operator: '=', word: words.equals },
  ]
  return (
    <Root aria-label={label} $onPaper={onPaper} className={className}>
      {entries.map((entry, index) => (
        <div key={index}>
          <dt>{entry.label}</dt>
          <dd>
            {entry.operator && (
              <>
                <span aria-hidden="true" data-operator="">
                  {entry.operator}
                </span>
                <VisuallyHidden>{entry.word} </VisuallyHidden>
              </>
            )}
            <span>{entry.value}</span>
          </dd>
        </div>
      ))}
    </Root>
  )
}

/** In place of an amount of the line that is on its way. */
export const AwaitedAmount = () => <WordsSkeleton like="£1,234,567.89" />
