import * as z from 'zod/mini'

/** Themes that ship. The rest of the specification's list comes with its own issue. */
export const themeNames = ['main', 'classic', 'tech'] as const
export const themeNameSchema = z.enum(themeNames)
export type ThemeName = z.infer<typeof themeNameSchema>

export const schemes = ['light', 'dark', 'auto'] as const
export const schemeSchema = z.enum(schemes)
export type Scheme = z.infer<typeof schemeSchema>
