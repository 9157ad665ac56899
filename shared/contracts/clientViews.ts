import * as z from 'zod/mini'
import { clientSortTexts } from '../domain/clientOrder'
import { portfolioTypeSchema } from '../domain/portfolioType'

/** Characters of a name, and views of one person. */
export const longestViewName = 80
export const mostClientViews = 50

/** What the list of clients is filtered and sorted by. */
export const clientListViewSchema = z.strictObject({
  q: z.string().check(z.trim(), z.maxLength(200)),
  type: z.nullable(portfolioTypeSchema),
  letter: z.nullable(z.string().check(z.minLength(1), z.maxLength(40))),
  /** Id of a client group; null in views of before there was a choice of it. */
  group: z._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(64))), null),
  hideUnlinked: z.boolean(),
  sort: z.enum(clientSortTexts),
})
export type ClientListView = z.infer<typeof clientListViewSchema>

const nameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestViewName))

export const clientViewSchema = z.object({
  id: z.string(),
  name: nameSchema,
  view: clientListViewSchema,
  /** Opens with the list when its address asks for nothing; one at most. */
  isDefault: z.boolean(),
})
export type ClientView = z.infer<typeof clientViewSchema>

/* ---------- GET /api/users/me/client-views, and the answer of each change ---------- */

export const clientViewsSchema = z.object({
  /** By name. */
  views: z.array(clientViewSchema),
})
export type ClientViews = z.infer<typeof clientViewsSchema>

/* ---------- POST /api/users/me/client-views ---------- */

/** Two views of one person cannot have one name, whatever its case. */
export const newClientViewSchema = z.strictObject({
  name: nameSchema,
  view: clientListViewSchema,
  isDefault: z._default(z.boolean(), false),
})
export type NewClientView = z.infer<typeof newClientViewSchema>

/* ---------- PATCH /api/users/me/client-views/{id} ---------- */

/** What is not named stays. */
export const clientViewChangeSchema = z.strictObject({
  name: z.optional(nameSchema),
  view: z.optional(clientListViewSchema),
  isDefault: z.optional(z.boolean()),
})
export type ClientViewChange = z.infer<typeof clientViewChangeSchema>

/** Names are compared without their case. */
export const isNameTaken = (views: readonly Pick<ClientView, 'id' | 'name'>[], name: string, except?: string): boolean =>
  views.some((one) => one.id !== except && one.name.toLocaleLowerCase() === name.trim().toLocaleLowerCase())
