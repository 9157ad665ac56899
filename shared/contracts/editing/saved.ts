import * as z from 'zod/mini'
import { isoInstantSchema } from '../../domain/dates'

/** Answer of Payload's REST to a save, to the way to the trash and to the way back: what the next save must name. */
export const savedRecordSchema = z.object({ doc: z.object({ id: z.string(), updatedAt: isoInstantSchema }) })
export type SavedRecord = z.infer<typeof savedRecordSchema>

/** Detail of a 409 `conflict`: who saved since, and what (`collections/hooks/refuseOverwrite`). */
export const overwriteSchema = z.object({
  by: z.nullable(z.string()),
  updatedAt: isoInstantSchema,
  fields: z.array(z.string()),
})
export type Overwrite = z.infer<typeof overwriteSchema>
