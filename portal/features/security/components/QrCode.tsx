import { styled } from 'styled-components'
import { token } from '../../../ui/tokens'

// A camera wants dark on white, whatever the colours round it.
const Picture = styled.svg`
  inline-size: 9rem;
  block-size: 9rem;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-s')};
  background: #fff;
`

/** Empty rows round the code that a reader needs. */
const quiet = 4

/** A QR code from its rows of 0 and 1, drawn here: the secret in it goes to nobody who draws such pictures. */
export function QrCode({ label, rows }: Readonly<{ label: string; rows: readonly string[] }>) {
  const size = rows.length + 2 * quiet
  const path = rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index + quiet} ${y + quiet}h${run.length}v1h-${run.length}z`),
    )
    .join('')
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </Picture>
  )
}
