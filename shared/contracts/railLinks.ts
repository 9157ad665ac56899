import * as z from 'zod/mini'

/**
 * A link that a portal adds to the screens in its rail; it comes with the session. `icon` is a name of `navigationIcons` that the portal knows or shows
 * as a plain link. `link` is null where it only holds the links beneath it.
 */
export const railLinkSchema = z.object({
  id: z.string(),
  name: z.string(),
  link: z.nullable(z.string()),
  icon: z.string(),
  links: z.array(z.object({ name: z.string(), link: z.string() })),
})
export type RailLink = z.infer<typeof railLinkSchema>
