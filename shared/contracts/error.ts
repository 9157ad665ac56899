import * as z from 'zod/mini'

/** Payload's error shape, with our stable `code`; Payload's own entries carry more, such as the fields of a form. `detail` names the input at fault, when there is one. */
export const errorResponseSchema = z.object({
  errors: z.array(
    z.looseObject({
      message: z.string(),
      code: z.optional(z.string()),
      detail: z.optional(z.unknown()),
    }),
  ),
})
export type ErrorResponse = z.infer<typeof errorResponseSchema>
