import * as z from 'zod/mini'

/** An action of the back office was taken on. */
export const acceptedSchema = z.object({ ok: z.literal(true) })
