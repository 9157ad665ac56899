import * as z from 'zod/mini'
import { blankable } from './editedFields'

/** A picture that a record shows, as Payload's REST gives it beside the record; of one that its reader may not see it gives the id alone. */
export const pictureSchema = z.union([
  z.object({ id: z.string(), name: z.string(), url: blankable(z.string()) }),
  z.pipe(
    z.string(),
    z.transform((id) => ({ id, name: '–', url: null })),
  ),
])
export type Picture = z.infer<typeof pictureSchema>

/** Most bytes of one that a form takes. */
export const maxPictureBytes = 5_000_000
/** Endings of files that are taken as a logo. */
export const logoEndings = ['png', 'jpg', 'jpeg', 'svg'] as const
/** The same of a portrait. */
export const portraitEndings = ['png', 'jpg', 'jpeg'] as const
