import type { ReactNode } from 'react'
import { Stack } from './Stack'
import { VisuallyHidden } from './VisuallyHidden'

interface LoadingProps {
  label: string
  children: ReactNode
  gap?: 4 | 5 | 6
  /** It stands for a page whose heading is on its way: whoever goes by headings finds the label in its place. */
  isPage?: boolean
}

/** Wraps skeletons: says once what is loading, and hides the bones. */
export function Loading({ children, gap, isPage = false, label }: LoadingProps) {
  return (
    <Stack role="group" aria-busy="true" aria-label={label} $gap={gap ?? 4}>
      {isPage && <VisuallyHidden as="h1">{label}</VisuallyHidden>}
      {children}
    </Stack>
  )
}
