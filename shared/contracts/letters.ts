import * as z from 'zod/mini'

/** Most characters of a letter's text, without its markup. */
export const letterLength = 5000

/** Body of `POST /api/functions/sendEmail`. Of the markup the words are taken, with their paragraphs, lists and addresses. */
export const sendEmailRequestSchema = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254)),
  message: z.object({
    subject: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    html: z.string().check(z.minLength(1), z.maxLength(20_000)),
  }),
})
export type SendEmailRequest = z.infer<typeof sendEmailRequestSchema>

/** Its answer: whom it goes to. */
export const sendEmailResponseSchema = z.object({ email: z.string() })

/** Body of `POST /api/functions/verifyEmail`. */
export const verifyEmailRequestSchema = z.object({ uid: z.string().check(z.minLength(1), z.maxLength(200)), verified: z.boolean() })

/** Its answer: as it now stands. */
export const verifyEmailResponseSchema = z.object({ uid: z.string(), verified: z.boolean() })
