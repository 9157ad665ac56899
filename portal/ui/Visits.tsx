import { styled } from 'styled-components'

const Root = styled.button`
  margin-inline-start: calc(-1 * var(--s-2));
  display: inline-flex;
  align-items: end;
  gap: 2px;
  block-size: 1.75rem;
  padding: 0.25rem var(--s-2);
  border: 0;
  border-radius: var(--radius-s);
  background: none;

  &:hover {
    background: color-mix(in oklab, var(--text) 7%, transparent);
  }

  > i {
    inline-size: 4px;
    background: var(--accent);
    border-radius: 1px;
  }

  > i[data-none] {
    background: var(--border);
  }

  &:disabled {
    cursor: not-allowed;
  }

  @media (pointer: coarse) {
    block-size: 2.75rem;
    padding-block: 0.75rem;
  }

  @media (forced-colors: active) {
    > i {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`

/** Weekly visits as small bars; a bar of 9 visits and more is full. Opens the analytics of the client. */
export function Visits({
  label,
  weeks,
  onPress,
  isDisabled,
}: {
  label: string
  weeks: readonly number[]
  onPress?: () => void
  isDisabled?: boolean
}) {
  return (
    <Root type="button" aria-label={label} onClick={onPress} disabled={isDisabled}>
      {weeks.map((visits, index) => (
        <i key={index} data-none={visits === 0 || undefined} style={{ blockSize: `calc(2px + ${Math.min(visits, 9)} * 1.125rem / 9)` }} />
      ))}
    </Root>
  )
}
