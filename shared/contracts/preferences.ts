import * as z from 'zod/mini'

/** Answer of `GET /api/users/me/preferences`, and of a change. */
export const preferencesSchema = z.object({
  /** A mail when a report that the person asked for is ready. */
  notifyReportReady: z.boolean(),
  /** A mail when somebody writes to the person. */
  notifyMessages: z.boolean(),
})
export type Preferences = z.infer<typeof preferencesSchema>

/** Body of `PATCH /api/users/me/preferences`: what is to change. Written out: `z.partial` would come with every first screen. */
export const preferencesChangeSchema = z.object({ notifyReportReady: z.optional(z.boolean()), notifyMessages: z.optional(z.boolean()) })
export type PreferencesChange = z.infer<typeof preferencesChangeSchema>
