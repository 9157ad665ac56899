import * as z from 'zod/mini'

/** Looser than the server's, which alone knows who there is. */
export const credentialsSchema = z.object({
  email: z.string().check(z.trim(), z.regex(/^\S+@\S+\.\S+$/)),
  password: z.string().check(z.minLength(1)),
})
