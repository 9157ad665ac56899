import { Meter as AriaMeter } from 'react-aria-components/Meter'
import { styled } from 'styled-components'
import { media } from './media'
import { token } from './tokens'

const Root = styled(AriaMeter)`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr)) minmax(3.25rem, auto);
  gap: ${token('s-1')};
  align-items: center;

  &[data-level='1'] {
    --_m: ${token('loss')};
  }

  &[data-level='2'] {
    --_m: ${token('warning')};
  }

  &:is([data-level='3'], [data-level='4']) {
    --_m: ${token('gain')};
  }

  > i {
    block-size: 0.25rem;
    border-radius: ${token('radius-full')};
    background: ${token('surface-sunken')};
    box-shadow: inset 0 0 0 1px color-mix(in oklab, ${token('text')} 10%, transparent);
  }

  > i[data-lit] {
    background: var(--_m);
    box-shadow: none;
  }

  > b {
    color: var(--_m);
    font: ${token('t-label')};
    text-align: end;
  }

  ${media.forcedColours} {
    > i {
      border: 1px solid CanvasText;
    }

    > i[data-lit] {
      forced-color-adjust: none;
    }
  }
`

/** Four bars from weak to strong, with a word beside them: never the colour alone. `value` is 0 to 4; an empty `word` says nothing yet. */
export function Meter({ label, value, word }: Readonly<{ label: string; value: number; word: string }>) {
  return (
    <Root aria-label={label} minValue={0} maxValue={4} value={value} valueLabel={word || '–'} data-level={value}>
      {[1, 2, 3, 4].map((bar) => (
        <i key={bar} data-lit={bar <= value || undefined} />
      ))}
      <b>{word}</b>
    </Root>
  )
}
