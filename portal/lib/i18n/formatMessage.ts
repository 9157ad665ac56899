import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { groupDigits } from '../../../shared/format/numberMarks'
import type { Locale } from '../../../shared/i18n/locales'
import { pluralOf } from './pluralOf'

export type MessageValues = Readonly<Record<string, string | number>>

/** A text: as it was written, or parsed by the build (see vite.config.ts) when it asks for values. */
export type Message = string | MessageFormatElement[]

const parsed = new Map<string, MessageFormatElement[]>()

/** Only where no build went before, as in tests: the browser's build has no parser. */
function parts(message: string): MessageFormatElement[] {
  let found = parsed.get(message)
  if (!found) parsed.set(message, (found = parse(message, { ignoreTag: true, captureLocation: false })))
  return found
}

/**
 * Text of an ICU message: values, whole numbers, plurals and choices, which is all that our texts use. One that asks for no values passes
 * through. Throws when a value that the message names is missing.
 */
export function formatMessage(locale: Locale, message: Message, values?: MessageValues): string {
  if (typeof message === 'string' && !/[{}']/.test(message)) return message
  return write(typeof message === 'string' ? parts(message) : message, locale, values ?? {}, 0)
}

/** `count` is what a `#` stands for: the number of the plural round it. */
function write(elements: readonly MessageFormatElement[], locale: Locale, values: MessageValues, count: number): string {
  const valueOf = (name: string): string | number => {
    const value = values[name]
    if (value === undefined) throw new Error(`a text misses its value ${name}`)
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
          return groupDigits(String(valueOf(element.value)), locale)
        case TYPE.pound:
          return groupDigits(String(count), locale)
        case TYPE.select:
          return write((element.options[valueOf(element.value)] ?? element.options['other'])?.value ?? [], locale, values, count)
        case TYPE.plural: {
          const number = Number(valueOf(element.value)) - element.offset
          const { options } = element
          const option = options[`=${number + element.offset}`] ?? options[pluralOf(number, locale)] ?? options['other']
          return write(option?.value ?? [], locale, values, number)
        }
        default:
          throw new Error(`no part ${element.type} in our texts`)
      }
    })
    .join('')
}
