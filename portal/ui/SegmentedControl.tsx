import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { visuallyHidden } from './mixins'
import { media } from './media'
import { token } from './tokens'

const Root = styled.div<{ $fill: boolean }>`
  display: ${({ $fill }) => ($fill ? 'flex' : 'inline-flex')};
  flex-wrap: wrap;
  padding: 2px;
  gap: 2px;
  border-radius: ${token('radius')};
  background: ${token('surface-sunken')};

  ${media.forcedColours} {
    border: 1px solid CanvasText;
  }

  ${media.print} {
    display: none;
  }
`

const Segment = styled.label<{ $fill: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('s-1')};
  ${({ $fill }) => $fill && 'flex: 1;'}
  min-block-size: 1.75rem;
  padding: 0 0.625rem;
  border: 0;
  border-radius: calc(${token('radius')} - 2px);
  background: none;
  color: ${token('text-muted')};
  font: 500 0.8125rem/1.125rem ${token('in-text')};
  white-space: nowrap;
  cursor: pointer;

  > input {
    ${visuallyHidden}
    margin: 0;
  }

  &:has(:focus-visible) {
    outline: 2px solid ${token('focus')};
    outline-offset: 2px;
  }

  ${media.coarsePointer} {
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
  }

  &[data-selected] {
    background: ${token('surface')};
    color: ${token('text')};
    box-shadow: 0 0 0 1px ${token('border')};
  }

  ${media.forcedColours} {
    &[data-selected] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

interface SegmentedControlProps<K extends string> {
  /** Name of the group: "Period". */
  label: string
  items: readonly { id: K; label: ReactNode }[]
  value: K
  onChange: (value: K) => void
  /** Shares the width that there is. */
  fill?: boolean
  isDisabled?: boolean
  className?: string
}

/** One of a few views of the same thing; arrow keys move along, one is always chosen. Radio buttons of the browser's own. */
export function SegmentedControl<K extends string>(props: SegmentedControlProps<K>) {
  const { label, items, value, onChange, fill = false, isDisabled = false, className } = props
  const name = useId()
  return (
    <Root role="radiogroup" aria-label={label} className={className} $fill={fill}>
      {items.map((item) => (
        <Segment key={item.id} $fill={fill} data-selected={item.id === value ? '' : undefined}>
          <input type="radio" name={name} checked={item.id === value} disabled={isDisabled} onChange={() => onChange(item.id)} />
          {item.label}
        </Segment>
      ))}
    </Root>
  )
}
