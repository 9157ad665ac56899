import type { ComponentType } from 'react'
import { StartBatch } from '../batches/StartBatch'

/** First steps of lists whose records nobody writes by hand: each stands where the others have "Add". */
export const listActions: Readonly<Record<string, ComponentType>> = { 'report-batches': StartBatch }
