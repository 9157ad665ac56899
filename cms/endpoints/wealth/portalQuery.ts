import * as z from 'zod/mini'

/** For what is asked of a portal by its slug. */
export const portalQuery = z.strictObject({ portal: z.string().check(z.maxLength(80)) })
