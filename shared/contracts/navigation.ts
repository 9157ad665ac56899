import * as z from 'zod/mini'
import { isNavigationLink, maxNavigationLinks, navigationAudiences, navigationIcons } from '../domain/navigation'

const nameSchema = z.string().check(z.trim(), z.minLength(1, 'Name is required'), z.maxLength(200))
const linkSchema = z
  .string()
  .check(z.trim(), z.refine(isNavigationLink, 'Use a path that begins with / or an address that begins with https://'))
const visibleSchema = z
  .array(z.enum(navigationAudiences))
  .check(z.minLength(1, 'Choose at least one'), z.maxLength(navigationAudiences.length))

/** One link as the designer of a portal's navigation keeps it; one without an id is new. */
export const designedLinkSchema = z
  .object({
    id: z.nullable(z.string()),
    name: nameSchema,
    link: z.nullable(linkSchema),
    icon: z.enum(navigationIcons),
    visible: visibleSchema,
    subnavigation: z.array(z.object({ name: nameSchema, link: linkSchema, visible: visibleSchema })).check(z.maxLength(maxNavigationLinks)),
  })
  .check(z.refine(({ link, subnavigation }) => link !== null || subnavigation.length > 0, { message: 'Field is required', path: ['link'] }))
export type DesignedLink = z.infer<typeof designedLinkSchema>

/** `version` is what the designer was opened with: a save over somebody else's is refused with `conflict`. */
export const designedNavigationSchema = z.object({
  version: z.string(),
  links: z.array(designedLinkSchema).check(z.maxLength(maxNavigationLinks)),
})
export type DesignedNavigation = z.infer<typeof designedNavigationSchema>
