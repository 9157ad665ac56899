import { type ReactNode, useId } from 'react'
import { Stack } from '../ui/Stack'

/** A section of the gallery: a heading and what it shows. */
export function Piece({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Stack>
  )
}
