import { type ReactNode, useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { styled } from 'styled-components'
import { GlobalStyle } from './GlobalStyle'
import { media } from './media'

const Sheet = styled.div`
  ${media.screen} {
    display: none;
  }
`

/** A dialog stops the page from scrolling, which would leave one sheet of it. */
const sheetAlone = `
  ${media.print} {
    body > :not([data-paper]) {
      display: none !important;
    }

    html,
    body {
      overflow: visible !important;
    }
  }
`

/** While it is there a printer gets its content, and nothing of the page or the dialog that it stands in. It is drawn for the time of printing. */
export function PaperSheet({ children }: Readonly<{ children: ReactNode }>) {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // The browser takes its picture right after this event.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  if (!isPrinting) return null
  return createPortal(
    <>
      <GlobalStyle css={sheetAlone} />
      <Sheet data-paper="">{children}</Sheet>
    </>,
    document.body,
  )
}
