import * as z from 'zod/mini'

/** Payload's error shape, with our stable `code`. `detail` names the input at fault, when there is one. */
export const errorResponseSchema = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      code: z.optional(z.string()),
      detail: z.optional(z.unknown()),
    }),
  ),
})
export type ErrorResponse = z.infer<typeof errorResponseSchema>
