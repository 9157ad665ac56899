import { css, styled } from 'styled-components'
import { media } from './media'
import { token } from './tokens'

const Root = styled.span<{ $size: 'm' | 'l'; $inRail: boolean }>`
  display: inline-grid;
  place-content: center;
  flex: none;
  inline-size: 2rem;
  block-size: 2rem;
  border-radius: 50%;
  background: ${token('accent-soft')};
  color: ${token('accent')};
  font: 600 0.6875rem/1 ${token('in-text')};
  letter-spacing: 0.02em;
  ${({ $inRail }) =>
    $inRail &&
    css`
      background: ${token('rail-active')};
      color: ${token('rail-active-text')};
    `}
  ${({ $size }) =>
    $size === 'l' &&
    css`
      inline-size: 2.75rem;
      block-size: 2.75rem;
      font-size: 0.875rem;
    `}

  ${media.forcedColours} {
    border: 1px solid CanvasText;
  }
`

/** First letters of the first and the last word: "Catherine Ellery-Voss" is CE; "Ellery-Voss, Catherine" too. */
export function initials(name: string): string {
  const [last, first] = name.split(',').map((part) => part.trim())
  const words = (first ? `${first} ${last}` : name).split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('')
}

/** Beside a name, so hidden from screen readers. */
export function Avatar({ name, size = 'm', inRail = false }: { name: string; size?: 'm' | 'l'; inRail?: boolean }) {
  return (
    <Root $size={size} $inRail={inRail} aria-hidden="true" data-avatar="">
      {initials(name)}
    </Root>
  )
}
