import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { tabularFigures } from '../ui/mixins'
import { token } from '../ui/tokens'
import { WordsSkeleton } from '../ui/WordsSkeleton'

const twoColumns = css`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${token('s-6')};

  > div:nth-child(2) {
    border-block-start: 0;
  }

  @container (max-width: 24rem) {
    grid-template-columns: minmax(0, 1fr);

    > div:nth-child(2) {
      border-block-start: 1px solid ${token('hairline')};
    }
  }
`

const Root = styled.dl<{ $columns: 1 | 2 }>`
  display: grid;

  > div {
    /* a term that explains its figure answers on the whole line */
    position: relative;
    display: flex;
    /* The value goes under its name where their longest words have no room beside each other: no word is torn. */
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: ${token('s-4')};
    padding-block: ${token('s-2')};
    border-block-start: 1px solid ${token('hairline')};
  }

  > div:first-child {
    border-block-start: 0;
  }

  > div[data-sum] {
    border-block-start-color: ${token('rule')};
    font-weight: 600;
  }

  /* each from its longest word up to all of its words, and what one does not need is the other's */
  dt,
  dd {
    flex: 1 1 min-content;
    min-inline-size: 0;
    max-inline-size: max-content;
    overflow-wrap: break-word;
  }

  dt {
    color: ${token('text-muted')};
  }

  [data-sum] dt {
    color: ${token('text')};
  }

  dd {
    ${tabularFigures}
    margin-inline-start: auto;
    text-align: end;
  }

  ${({ $columns }) => $columns === 2 && twoColumns}
`

/** Names at the left, figures at the right; two columns fold in a narrow drawer. */
export function KeyValue({
  columns = 1,
  label,
  className,
  children,
}: {
  columns?: 1 | 2
  label?: string
  className?: string
  children: ReactNode
}) {
  return (
    <Root $columns={columns} aria-label={label} className={className}>
      {children}
    </Root>
  )
}

/** A line of KeyValue; `isSum` has a rule above. */
export function KeyValueItem({ term, isSum, children }: { term: ReactNode; isSum?: boolean; children: ReactNode }) {
  return (
    <div data-sum={isSum || undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Lines as long as these terms while neither they nor their figures are known. */
export const AwaitedKeyValue = ({ hasSum = false, terms }: Readonly<{ terms: readonly string[]; hasSum?: boolean }>) => (
  <div aria-hidden="true">
    <KeyValue>
      {terms.map((term, index) => (
        <KeyValueItem key={term} term={<WordsSkeleton like={term} />} isSum={hasSum && index === terms.length - 1}>
          <WordsSkeleton like="£123,456.78" />
        </KeyValueItem>
      ))}
    </KeyValue>
  </div>
)
