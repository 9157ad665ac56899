import { type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useDocumentTitle } from '../lib/useDocumentTitle'
import { VisuallyHidden } from './VisuallyHidden'

interface FaceHeadProps {
  title: string
  /** A small line over the title. */
  above?: ReactNode
  /** What the face is for, in a sentence. */
  children?: ReactNode
}

/** A heading does nothing, so nobody needs to see where the focus is. */
const Heading = styled.h1`
  outline: none;
`

/** How long a field has to take the focus, and a screen reader to know of a region before something comes into it. */
const settleMs = 100

/** The first face is read with the page, the later ones are changes within it. */
let hasShownOne = false

/**
 * Head of one face of the sign-in page: what is asked for while the page stays. Names the window, and tells a screen reader that another face has come:
 * the address does not always change with it. The focus goes to the heading where no field takes it.
 */
export function FaceHead({ above, title, children }: FaceHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [said, setSaid] = useState('')
  useDocumentTitle(title)
  useEffect(() => {
    const isChange = hasShownOne
    hasShownOne = true
    if (!isChange) return
    const timer = setTimeout(() => {
      const { activeElement, body } = document
      if (activeElement === body) heading.current?.focus({ preventScroll: true })
      else if (activeElement !== heading.current) setSaid(title)
    }, settleMs)
    return () => clearTimeout(timer)
  }, [title])
  return (
    <div>
      {above}
      <Heading ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {children && <p>{children}</p>}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  )
}
