import { useBootstrap } from '../lib/bootstrap'

/**
 * CSS of the whole page for as long as it is there. An element of the browser: `createGlobalStyle` of styled-components would come with the first load
 * of every screen, for the few that print.
 */
export function GlobalStyle({ css }: Readonly<{ css: string }>) {
  const { nonce } = useBootstrap()
  return <style nonce={nonce}>{css}</style>
}
