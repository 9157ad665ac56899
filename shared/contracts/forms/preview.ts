import * as z from 'zod/mini'
import { publicFormSchema } from './forms'

/** What the designer says to its preview, and the other way about: by `postMessage`, between windows of one origin. */
export const previewMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('form-preview:ready') }),
  z.object({
    type: z.literal('form-preview:show'),
    form: publicFormSchema,
    /** Where the designer is: the step, and the name of the field that is open. */
    step: z.int(),
    field: z.nullable(z.string()),
    /** Grows with each wish to begin again from empty answers. */
    round: z.int(),
  }),
])
export type PreviewMessage = z.infer<typeof previewMessageSchema>
