import type { ReactNode } from 'react'
import { css } from 'styled-components'

/** The column of label, control, hint and error; shared by every field. */
export const fieldStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
  align-content: start;
  min-inline-size: 0;
`

export const labelStyle = css`
  font: var(--t-label);
  color: var(--text);
`

/** Label and what stands at the far end of its line. */
export const labelRowStyle = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: var(--s-2) var(--s-4);
  margin-block: -1px; /* as high as a label alone */
  font: var(--t-small);
`

export const hintStyle = css`
  font: var(--t-small);
  color: var(--text-muted);
`

export const errorStyle = css`
  display: flex;
  gap: var(--s-1);
  align-items: center;
  font: var(--t-small);
  color: var(--loss);
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
