import type { Brand } from '../../shared/brands/brandSchema'
import { themeInputs } from '../../shared/theme/inputs'

/** The mark of a brand as the icon of a window, SVG, in the accent of its theme for light and dark. The schema lets no markup into the lines. */
export function brandIcon({ mark, theme }: Pick<Brand, 'mark' | 'theme'>): string {
  const { accent } = themeInputs[theme]
  const style = `svg{stroke:${accent.light}}@media (prefers-color-scheme:dark){svg{stroke:${accent.dark}}}`
  return drawn(mark, style)
}

/** The same as a picture on white: a logo for the brand's portals. */
export const brandLogo = ({ mark, theme }: Pick<Brand, 'mark' | 'theme'>): string =>
  drawn(mark, `svg{stroke:${themeInputs[theme].accent.light}}`)

function drawn(mark: Brand['mark'], style: string): string {
  const lines = mark.map((d) => `<path d="${d}"/>`).join('')
  const look = 'fill="none" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" ${look}><style>${style}</style>${lines}</svg>`
}
