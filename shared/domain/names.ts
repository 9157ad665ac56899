import { intlLocales, type Locale } from '../i18n/locales'

/** Marks of stress and the like, which NFD sets apart from their letter. */
const marks = /\p{M}/gu
/** Letters of their own in Icelandic, though written with a mark: Á is not a kind of A. */
const icelandicLetters = /^[ÁÉÍÓÚÝÖ]$/u

/**
 * A name as an address book has it, "Surname, First names". The last word is the surname, also of a couple ("Ashgrove, Peter and
 * Lorna") and of an Icelander, whose patronymic stands there. One word, or a name already turned round, stays as it is.
 */
export function sortNameOf(fullName: string): string {
  const name = tidy(fullName)
  const { surname, firstNames } = partsOf(name)
  return name.includes(',') || firstNames === '' ? name : `${surname}, ${firstNames}`
}

/** A name as people say it, "First names Surname": what an address book turned round, turned back, for a greeting. */
export function spokenNameOf(name: string): string {
  const { surname, firstNames } = partsOf(tidy(name))
  return firstNames === '' ? surname : `${firstNames} ${surname}`
}

/**
 * First letters of the surname and of the first name, upper case by the rules of `locale`, without repetition. Marks are taken off
 * (Ά is filed under Α, Ç under C), apart from the letters that Icelandic counts as its own: these stay whatever language the brand
 * speaks, since the alphabet is the client's. A name that starts with no letter is filed under "#".
 */
export function lettersOf(fullName: string, locale: Locale): string[] {
  const { surname, firstNames } = partsOf(tidy(fullName))
  const letters = [surname, firstNames].filter((part) => part !== '').map((part) => letterOf(part, locale))
  return [...new Set(letters)]
}

function letterOf(text: string, locale: Locale): string {
  const upper = [...text.normalize('NFC')][0]?.toLocaleUpperCase(intlLocales[locale]) ?? ''
  if (icelandicLetters.test(upper)) return upper
  const letter = [...upper.normalize('NFD').replace(marks, '')][0] ?? ''
  return /\p{L}/u.test(letter) ? letter : '#'
}

function partsOf(name: string): { surname: string; firstNames: string } {
  const comma = name.indexOf(',')
  if (comma >= 0) return { surname: name.slice(0, comma).trim(), firstNames: name.slice(comma + 1).trim() }
  const space = name.lastIndexOf(' ')
  return { surname: name.slice(space + 1), firstNames: space < 0 ? '' : name.slice(0, space) }
}

const tidy = (name: string): string => name.trim().replace(/\s+/gu, ' ')
