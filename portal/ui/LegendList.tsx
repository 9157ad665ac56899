import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { tabularFigures } from './mixins'
import { Swatch } from './Swatch'
import { media } from './media'
import { token } from './tokens'

const Root = styled.ul`
  ${tabularFigures}
  inline-size: 100%;

  > li {
    border-block-start: 1px solid ${token('hairline')};
  }
`

const row = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto 4rem;
  align-items: center;
  gap: ${token('s-2')};
  inline-size: calc(100% + 1rem);
  margin-inline: -0.5rem;
  padding: 0 0.5rem;
  min-block-size: 1.875rem;
  border: 0;
  border-radius: ${token('radius-s')};
  background: none;
  text-align: start;
  font: ${token('t-small')};

  > :nth-child(2) {
    overflow-wrap: anywhere;
  }

  > :nth-child(3) {
    color: ${token('text-muted')};
    text-align: end;
  }

  > :nth-child(4) {
    text-align: end;
    font-weight: 500;
  }
`

const Row = styled.div`
  ${row}
`

const RowButton = styled.button`
  ${row}

  ${media.coarsePointer} {
    min-block-size: 2.75rem;
  }

  &:hover {
    background: ${token('surface-hover')};
  }
`

export interface LegendItem {
  id: string
  /** A token: `var(--series-2)`. */
  colour: string
  label: ReactNode
  /** An amount, quieter. */
  value?: ReactNode
  /** A share. */
  weight?: ReactNode
}

/** Every segment of a chart by name, amount and share; the figures of a chart that a screen reader reads. */
export function LegendList({ items, onSelect, label }: { items: readonly LegendItem[]; onSelect?: (id: string) => void; label?: string }) {
  return (
    <Root aria-label={label}>
      {items.map((item) => {
        const content = (
          <>
            <Swatch $colour={item.colour} />
            <span>{item.label}</span>
            <span>{item.value}</span>
            <span>{item.weight}</span>
          </>
        )
        return (
          <li key={item.id}>
            {onSelect ? (
              <RowButton type="button" onClick={() => onSelect(item.id)}>
                {content}
              </RowButton>
            ) : (
              <Row>{content}</Row>
            )}
          </li>
        )
      })}
    </Root>
  )
}
