/** Themes that ship. The rest of the specification's list comes with its own issue. */
export const themeNames = ['main', 'classic', 'tech'] as const
export type ThemeName = (typeof themeNames)[number]

export const schemes = ['light', 'dark', 'auto'] as const
export type Scheme = (typeof schemes)[number]

export const isScheme = (value: unknown): value is Scheme => schemes.some((scheme) => scheme === value)
