import type { ReactNode } from 'react'
import { Stack } from './Stack'

/** Wraps skeletons: says once what is loading, and hides the bones. */
export function Loading({ label, children, gap }: { label: string; children: ReactNode; gap?: 4 | 5 | 6 }) {
  return (
    <Stack role="group" aria-busy="true" aria-label={label} $gap={gap ?? 4}>
      {children}
    </Stack>
  )
}
