/**
 * Texts of each namespace. A folder with texts adds its own beside them (`messages/index.ts`): English gives the keys, and a language
 * that lacks one of them fails the type check.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the folders fill it
export interface Namespaces {}

export type Namespace = keyof Namespaces

/** The texts of a namespace by the keys of its English file, which the other languages must have. */
export type TextsOf<English, Icelandic extends Record<keyof English, string>, Greek extends Record<keyof English, string>> = Record<
  keyof English & keyof Icelandic & keyof Greek,
  string
>

/** Folders of `portal/` that have texts, other than the features themselves; a feature's folder is its namespace in kebab-case. */
export const kits: Readonly<Record<string, string>> = {
  common: 'lib',
  shell: 'app',
  ui: 'ui',
  fields: 'ui/fields',
  table: 'ui/table',
  reportOrder: 'features/report/order',
  wealth: 'wealth',
  market: 'wealth/market',
  gallery: 'dev',
}

/** The namespace whose texts lie in the `messages` of a folder of `portal/`. */
export const namespaceIn = (folder: string): string =>
  Object.keys(kits).find((namespace) => kits[namespace] === folder) ??
  folder.replace(/^features\//, '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Where the texts of a namespace lie: in `portal/<folder>/messages`, or in `portal/features/<folder>/messages`. */
export function placeOf(namespace: string): Readonly<{ folder: string; isFeature: boolean }> {
  const kit = kits[namespace]
  if (kit !== undefined) return { folder: kit, isFeature: false }
  return { folder: namespace.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), isFeature: true }
}
