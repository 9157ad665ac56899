import type { ReactNode } from 'react'
import { css } from 'styled-components'
import { token } from './tokens'

/** The column of label, control, hint and error; shared by every field. */
export const fieldStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
  align-content: start;
  min-inline-size: 0;
`

export const labelStyle = css`
  font: ${token('t-label')};
  color: ${token('text')};
`

/** Label and what stands at the far end of its line. */
export const labelRowStyle = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: ${token('s-2')} ${token('s-4')};
  margin-block: -1px; /* as high as a label alone */
  font: ${token('t-small')};
`

export const hintStyle = css`
  font: ${token('t-small')};
  color: ${token('text-muted')};
`

export const errorStyle = css`
  display: flex;
  gap: ${token('s-1')};
  align-items: center;
  font: ${token('t-small')};
  color: ${token('loss')};
`

/** What every field takes. */
export interface FieldTexts {
  label: ReactNode
  /** At the far end of the label's line: "Forgotten?". */
  labelAside?: ReactNode
  hint?: ReactNode
  /** Shown, and the field marked as invalid, when it is not empty. */
  errorMessage?: ReactNode
}
