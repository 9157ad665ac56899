import type { Brand } from '../../../shared/brands/brandSchema'
import { themeInputs } from '../../../shared/theme/inputs'
import type { BrandOption } from './BrandSwitch'

/** Colours that stand for all brands together. */
const mostDots = 3

/** All brands and then each by its name; none where there is one brand alone, whose name stands over the menu. */
export function brandOptions(
  brands: readonly Pick<Brand, 'displayName' | 'name' | 'theme'>[],
  all: string,
  language: string,
): BrandOption[] {
  if (brands.length < 2) return []
  const own = brands
    .map(({ displayName, name, theme }) => ({ brand: name, label: displayName, colours: [themeInputs[theme].accent] }))
    .sort((one, other) => one.label.localeCompare(other.label, language, { numeric: true }))
  const colours = new Map(own.flatMap((option) => option.colours).map((colour) => [colour.light, colour]))
  return [{ brand: null, label: all, colours: [...colours.values()].slice(0, mostDots) }, ...own]
}
