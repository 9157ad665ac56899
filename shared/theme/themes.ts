import { generalThemes } from './generalThemes'

/** Each bears the name of its brand, and what parts it from the brand's other ones. */
const brandThemes = ['akta', 'bowmore', 'bowmore-professional', 'iolcus'] as const

/** Themes that ship. For the server: the portal would tell each brand of the others. */
export const themeNames = [...generalThemes, ...brandThemes] as const
export type ThemeName = (typeof themeNames)[number]

/** Themes that only this brand has. */
export const themesOfBrand = (brand: string): ThemeName[] => brandThemes.filter((theme) => theme === brand || theme.startsWith(`${brand}-`))
