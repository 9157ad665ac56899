import { css, styled } from 'styled-components'
import { token } from './tokens'

interface TextLook {
  $role?: 'body' | 'strong' | 'small' | 'label' | 'lead'
  $muted?: boolean
  $nowrap?: boolean
  $push?: boolean
}

/** A type role of the scale: `<Text $role="small" $muted>`; a span unless `as` says otherwise. */
export const Text = styled.span<TextLook>`
  ${({ $role }) =>
    $role &&
    css`
      font: ${token(`t-${$role}`)};
    `}
  ${({ $muted, $role }) => ($muted || $role === 'label') && `color: ${token('text-muted')};`}
  ${({ $nowrap }) => $nowrap && 'white-space: nowrap;'}
  ${({ $push }) => $push && 'margin-inline-start: auto;'}
`
