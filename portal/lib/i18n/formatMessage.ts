import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { intlLocales, type Locale } from '../../../shared/i18n/locales'

export type MessageValues = Readonly<Record<string, string | number>>

/** A text: as it was written, or parsed by the build (see vite.config.ts) when it asks for values. */
export type Message = string | MessageFormatElement[]

/**
 * Chromium knows the plural rules of Icelandic but not its numbers, and would write them the English way. German groups and marks
 * decimals as Icelandic does.
 */
const numberLocale = (locale: string): string =>
  locale.startsWith('is') && !Intl.NumberFormat(locale).resolvedOptions().locale.startsWith('is') ? 'de-DE' : locale

interface Rules {
  number: Intl.NumberFormat
  plural: Intl.PluralRules
}
const rulesOf = new Map<Locale, Rules>()

function rulesFor(locale: Locale): Rules {
  const known = rulesOf.get(locale)
  if (known) return known
  const name = intlLocales[locale]
  const rules = { number: new Intl.NumberFormat(numberLocale(name)), plural: new Intl.PluralRules(name) }
  rulesOf.set(locale, rules)
  return rules
}

const parsed = new Map<string, MessageFormatElement[]>()

/** Only where no build went before, as in tests: the browser's build has no parser. */
function parts(message: string): MessageFormatElement[] {
  let found = parsed.get(message)
  if (!found) parsed.set(message, (found = parse(message, { ignoreTag: true, captureLocation: false })))
  return found
}

/**
 * Text of an ICU message: values, numbers, plurals and choices, which is all that our texts use. One that asks for no values passes
 * through. Throws when a value that the message names is missing.
 */
export function formatMessage(locale: Locale, message: Message, values?: MessageValues): string {
  if (typeof message === 'string' && !/[{}']/.test(message)) return message
  return write(typeof message === 'string' ? parts(message) : message, rulesFor(locale), values ?? {}, 0)
}

/** `count` is what a `#` stands for: the number of the plural round it. */
function write(elements: readonly MessageFormatElement[], rules: Rules, values: MessageValues, count: number): string {
  const valueOf = (name: string): string | number => {
    const value = values[name]
    if (value === undefined) throw new Error(`the text asks for a value of the name ${name}`)
    return value
  }
  return elements
    .map((element) => {
      switch (element.type) {
        case TYPE.literal:
          return element.value
        case TYPE.argument:
          return String(valueOf(element.value))
        case TYPE.number:
          return rules.number.format(Number(valueOf(element.value)))
        case TYPE.pound:
          return rules.number.format(count)
        case TYPE.select:
          return write((element.options[valueOf(element.value)] ?? element.options['other'])?.value ?? [], rules, values, count)
        case TYPE.plural: {
          const number = Number(valueOf(element.value)) - element.offset
          const { options } = element
          const option = options[`=${number + element.offset}`] ?? options[rules.plural.select(number)] ?? options['other']
          return write(option?.value ?? [], rules, values, number)
        }
        default:
          throw new Error(`our texts have no part of the kind ${element.type}`)
      }
    })
    .join('')
}
