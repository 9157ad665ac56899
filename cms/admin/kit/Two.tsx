import type { ReactNode } from 'react'

/** The strong line and what stands beneath it. */
export const Two = ({ below, children }: Readonly<{ below: ReactNode; children: ReactNode }>) => (
  <span className="qs-two">
    <span>{children}</span>
    <span>{below}</span>
  </span>
)
