import { useContext } from 'react'
import { BootstrapContext } from '../lib/bootstrap'

/**
 * CSS of the whole page for as long as it is there. An element of the browser: `createGlobalStyle` of styled-components would come with the first load
 * of every screen, for the few that print. Stands alone too, as the kit does, without a nonce then.
 */
export function GlobalStyle({ css }: Readonly<{ css: string }>) {
  return <style nonce={useContext(BootstrapContext)?.nonce}>{css}</style>
}
