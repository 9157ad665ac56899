import type { ReactNode } from 'react'
import { Card } from './Card'
import { CardHead } from './CardHead'

interface CardSkeletonProps {
  title: ReactNode
  aside?: ReactNode
  note?: ReactNode
  /** What stands at the end of the head. */
  actions?: ReactNode
  /** The body at its final size. */
  children: ReactNode
}

/** A card of a page whose answer is on its way, for what the answer brings with it: its head as it will be, its body at its final size. */
export function CardSkeleton({ title, aside, note, actions, children }: CardSkeletonProps) {
  return (
    <Card>
      {/* A heading that says nothing is none to whoever hears it. */}
      <CardHead title={title} aside={aside} note={note} aria-hidden={typeof title !== 'string'}>
        {actions}
      </CardHead>
      {children}
    </Card>
  )
}
