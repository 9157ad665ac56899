import type { CollectionBeforeChangeHook } from 'payload'
import { idOf } from '../idOf'

type Node = Readonly<Record<string, unknown>>

/** Ids of the pictures in blocks and rich texts, however deep. */
export function picturesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn)
  if (value === null || typeof value !== 'object') return []
  const node = value as Node
  const own = node.type === 'upload' && node.relationTo === 'media' ? idOf(node.value) : idOf(node.image)
  return [...(own === null ? [] : [own]), ...Object.entries(node).flatMap(([key, inner]) => (key === 'image' ? [] : picturesIn(inner)))]
}

/**
 * Keeps with a record which pictures its content shows: no database can be asked for what stands inside a rich text, nor SQLite for what stands
 * in a block, and a picture that is in use is not thrown away (`references/refuseReferenced`).
 */
export const stampPictures =
  (...names: readonly string[]): CollectionBeforeChangeHook =>
  ({ data, originalDoc }) => {
    const doc = { ...(originalDoc as Node | undefined), ...(data as Node) }
    return { ...data, pictures: [...new Set(names.flatMap((name) => picturesIn(doc[name])))] }
  }
