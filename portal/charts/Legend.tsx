import { styled } from 'styled-components'
import { token } from '../ui/tokens'

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('s-1')} ${token('s-4')};
  font: ${token('t-small')};
  color: ${token('text-muted')};

  > li {
    display: inline-flex;
    align-items: center;
    gap: ${token('s-2')};
  }
`

const Stroke = styled.span<{ $kind: 'series' | 'benchmark' }>`
  inline-size: 1.125rem;
  border-block-start: 2px ${({ $kind }) => ($kind === 'series' ? `solid ${token('series-1')}` : `dashed ${token('series-benchmark')}`)};
`

/** Names of the lines, only where the ends of the lines have none. */
export function Legend({ items }: { items: readonly { id: string; kind: 'series' | 'benchmark'; label: string }[] }) {
  return (
    <Root>
      {items.map(({ id, kind, label }) => (
        <li key={id}>
          <Stroke $kind={kind} aria-hidden="true" />
          {label}
        </li>
      ))}
    </Root>
  )
}
