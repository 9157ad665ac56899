import type { ReactNode } from 'react'
import { StyleSheetManager } from 'styled-components'
import { nestedMedia } from './nestedMedia'

interface StyleProviderProps {
  /**
   * Nonce of the page's content security policy. React-aria's own small style elements read it from `<meta property="csp-nonce" nonce="…">`;
   * with that tag on the page styled-components finds it too and the prop may be left out.
   */
  nonce?: string | undefined
  children: ReactNode
}

const plugins = [nestedMedia]

/** Gives every styled component below its style element, with the nonce of the page. */
export function StyleProvider({ nonce, children }: StyleProviderProps) {
  return (
    <StyleSheetManager stylisPlugins={plugins} {...(nonce === undefined ? {} : { nonce })}>
      {children}
    </StyleSheetManager>
  )
}
