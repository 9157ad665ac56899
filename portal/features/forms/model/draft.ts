import * as z from 'zod/mini'
import { formFileSchema } from '../../../../shared/contracts/forms/forms'

const draftSchema = z.object({
  answers: z.record(z.string(), z.unknown()),
  step: z.int(),
  /** What the answers name by id. */
  files: z.array(formFileSchema),
})
export type Draft = z.infer<typeof draftSchema>

const keyOf = (name: string): string => `form-draft:${name}`

/** What a person has filled in and not sent, in this window alone; null where there is none, or none that can be read. */
export function readDraft(name: string): Draft | null {
  try {
    const parsed = draftSchema.safeParse(JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** A window without room, or without storage, keeps none: the form works all the same. */
export function keepDraft(name: string, draft: Draft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(name))
    else sessionStorage.setItem(keyOf(name), JSON.stringify(draft))
  } catch {
    // Nothing that the person could do about it.
  }
}
