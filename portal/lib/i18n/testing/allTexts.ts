import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '../../../../shared/i18n/locales'
import { formatMessage } from '../formatMessage'
import { kits, type Namespace, namespaceIn, type Namespaces, placeOf } from '../namespaces'
import { loadTexts, textsAtHand } from '../texts'
import type { Text } from '../useText'

const portal = join(process.cwd(), 'portal')
const features = readdirSync(join(portal, 'features')).map(namespaceIn)

/** Every namespace that has a folder. */
export const namespaces = [...Object.keys(kits), ...features].filter((namespace) => {
  const { folder, isFeature } = placeOf(namespace)
  return existsSync(join(portal, isFeature ? 'features' : '', folder, 'messages/en.json'))
}) as Namespace[]

/** Loads every text of every language: a test then renders as a reader sees it who has waited. */
export const loadAllTexts = async (): Promise<void> => void (await Promise.all(locales.map((locale) => loadTexts(locale, namespaces))))

/** The texts of a namespace as they are written. Throws when they were not loaded. */
export function rawTexts<N extends Namespace>(namespace: N, locale: Locale = 'en'): Namespaces[N] {
  const texts = textsAtHand(locale, namespace)
  if (!texts) throw new Error(`${namespace} is not loaded`)
  return texts as Namespaces[N]
}

/** What `useText` gives, for tests of plain functions. */
export const textIn =
  <N extends Namespace>(namespace: N, locale: Locale = 'en'): Text<N> =>
  (key, values) =>
    formatMessage(locale, rawTexts(namespace, locale)[key] as string, values)
