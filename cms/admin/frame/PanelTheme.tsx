import { toCssVars } from '../../../shared/theme/css'
import { brandOfPage } from './brandOfPage'

/** The tokens of the brand whose host was opened. `styles/payload.css` gives them to Payload's own parts. */
export async function PanelTheme() {
  const { theme } = await brandOfPage()
  return (
    <style href={`tokens-${theme}`} precedence="tokens">
      {toCssVars(theme)}
    </style>
  )
}
