import { styled } from 'styled-components'
import { useBrand } from '../lib/bootstrap'

const Mark = styled.svg`
  inline-size: 1.625rem;
  block-size: 1.625rem;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`

/** The brand's own mark, in the colour of the text round it. */
export function BrandMark({ className }: { className?: string }) {
  const { mark } = useBrand()
  return (
    <Mark className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {mark.map((d) => (
        <path key={d} d={d} />
      ))}
    </Mark>
  )
}
