import { en } from '@payloadcms/translations/languages/en'
import { greekPanel } from './greekPanel'

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>

const groups = en.translations as unknown as Words

/**
 * Greek as a language of the panel; what `greekPanel` does not name is English. Payload does not know the language, so it comes by the cookie of the
 * account page and not by the browser's header, and its calendar names months in English.
 */
export const el: typeof en = {
  dateFNSKey: 'en-US',
  translations: Object.fromEntries(
    Object.entries(groups).map(([name, words]) => [name, { ...words, ...(greekPanel as Words)[name] }]),
  ) as unknown as (typeof en)['translations'],
}
