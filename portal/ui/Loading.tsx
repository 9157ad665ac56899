import type { ReactNode } from 'react'
import { Stack } from './Stack'
import { VisuallyHidden } from './VisuallyHidden'

interface LoadingProps {
  label: string
  children: ReactNode
  /** Its parts lie as far apart as those of the page that it is a part of. */
  isSpread?: boolean
  /** It stands for a page whose heading is on its way: whoever goes by headings finds the label in its place. */
  isPage?: boolean
}

/** Wraps skeletons: says once what is loading, and hides the bones. */
export function Loading({ children, isPage = false, isSpread = false, label }: LoadingProps) {
  return (
    <Stack role="group" aria-busy="true" aria-label={label} style={isSpread ? { gap: 'inherit' } : undefined}>
      {isPage && <VisuallyHidden as="h1">{label}</VisuallyHidden>}
      {children}
    </Stack>
  )
}
