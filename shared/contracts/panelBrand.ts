import * as z from 'zod/mini'

/** Under which key a person's preferences hold the brand whose records the panel shows them. */
export const panelBrandKey = 'panel-brand'

/** The brand that somebody chose in the panel by its name; null for all. Kept with their preferences. */
export const panelBrandSchema = z.object({ brand: z.nullable(z.string().check(z.maxLength(60))) })
export type PanelBrand = z.infer<typeof panelBrandSchema>
