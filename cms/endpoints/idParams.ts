import * as z from 'zod/mini'

/** An id of ours or of an upstream, as it stands in a path. */
export const idSchema = z.string().check(z.minLength(1), z.maxLength(200))

/** Parameters of a path with one `:id`. */
export const idParams = z.object({ id: idSchema })
