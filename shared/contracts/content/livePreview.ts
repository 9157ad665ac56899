import * as z from 'zod/mini'

/** What Payload's panel sends to a live preview with each change of a form: the values of its fields. Its other messages are not for us. */
export const liveMessageSchema = z.object({
  type: z.literal('payload-live-preview'),
  collectionSlug: z.string(),
  data: z.record(z.string(), z.unknown()),
})

/** What a live preview sends to the panel when it can take those. */
export const liveReady = { type: 'payload-live-preview', ready: true } as const
