import { styled } from 'styled-components'

const Mark = styled.svg`
  inline-size: 1.625rem;
  block-size: 1.625rem;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
`

/** The mark: a Q that is a porthole over the line of the quay. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <Mark className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="11" cy="10.5" r="7.5" />
      <path d="M3 21h18M13 15.5 16.5 21" />
    </Mark>
  )
}
