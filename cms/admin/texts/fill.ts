import type { Locale } from '../../../shared/i18n/locales'
import { numberText } from './numberText'

/** Fills the braces of a text: `fill('since {date}', { date })`. A brace that nothing is given for stays. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** One or other, by the language's own rule: in Icelandic 21 is one. The count itself is written in that language too. */
export const plural = (forms: Readonly<Record<'one' | 'other', string>>, count: number, language: Locale): string =>
  fill(new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other, { count: numberText(count, language) })
