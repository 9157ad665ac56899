import { labelOf } from '../../../collections/labels/label'
import type { Locale } from '../../../shared/i18n/locales'

/** Names of changed fields as a line of the log keeps them, in words, each once. A field that no longer has words is left out. */
export function changeWords(slug: string, changes: unknown, language: Locale): string[] {
  const names = Array.isArray(changes) ? changes.filter((name) => typeof name === 'string') : []
  return [...new Set(names.flatMap((name) => labelOf(`${slug}.${name}`, `field.${name}`)?.[language] ?? []))]
}

/** What one or many records of a collection are called; empty for a collection without words. */
export const collectionWords = (slug: string, form: 'one' | 'many', language: Locale): string =>
  labelOf(`collection.${slug}.${form}`)?.[language] ?? ''
