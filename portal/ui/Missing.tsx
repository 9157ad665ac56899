import { styled } from 'styled-components'
import { VisuallyHidden } from './VisuallyHidden'
import { token } from './tokens'

const Dash = styled.span`
  color: ${token('text-muted')};
`

/** A figure that is not known: an en dash, and for a screen reader the reason. Never a zero. */
export function Missing({ reason }: { reason?: string | undefined }) {
  if (!reason) return <Dash>–</Dash>
  return (
    <span title={reason}>
      <Dash aria-hidden="true">–</Dash>
      <VisuallyHidden>{reason}</VisuallyHidden>
    </span>
  )
}
