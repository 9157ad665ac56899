import { styled } from 'styled-components'
import { token } from './tokens'

/** The name of a key, as it stands on it. */
export const Key = styled.kbd`
  padding: 0 0.375rem;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-s')};
  background: ${token('surface-sunken')};
  color: ${token('text-muted')};
  font: 500 0.6875rem/1.125rem ${token('in-text')};
  white-space: nowrap;
`

/** What stands on the keys of a keyboard, in every language of ours. */
export const keyNames = { control: 'Ctrl', enter: 'Enter', escape: 'Esc', tab: 'Tab', up: '↑', down: '↓', palette: 'Ctrl K' } as const
