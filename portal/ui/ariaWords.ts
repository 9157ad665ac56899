import { formatMessage, type Message, type MessageValues } from '../lib/i18n/formatMessage'
import type { Namespaces } from '../lib/i18n/namespaces'
import { textsAtHand } from '../lib/i18n/texts'
import { localeOfAria } from './numberLanguage'

/** Text of the library by its package and key; ours by namespace and key. */
type Word = readonly ['fields', keyof Namespaces['fields']] | readonly ['ui', keyof Namespaces['ui']]

const words: Readonly<Record<string, Readonly<Record<string, Word>>>> = {
  '@react-aria/combobox': {
    buttonLabel: ['fields', 'list.show'],
    countAnnouncement: ['fields', 'list.count'],
    focusAnnouncement: ['fields', 'list.focus'],
    listboxLabel: ['fields', 'list.suggestions'],
    selectedAnnouncement: ['fields', 'list.selected'],
  },
  '@react-aria/dnd': {
    dropDescriptionKeyboard: ['fields', 'file.dropKey'],
    dropDescriptionTouch: ['fields', 'file.dropTouch'],
    dropDescriptionVirtual: ['fields', 'file.dropClick'],
  },
  '@react-aria/menu': { longPressMessage: ['fields', 'menu.longPress'] },
  '@react-aria/numberfield': {
    decrease: ['fields', 'number.decrease'],
    increase: ['fields', 'number.increase'],
    numberField: ['fields', 'number.field'],
  },
  '@react-aria/overlays': { dismiss: ['ui', 'close'] },
  '@react-aria/spinbutton': { Empty: ['fields', 'number.empty'] },
  'react-aria-components': { dropzoneLabel: ['fields', 'file.zone'], selectPlaceholder: ['fields', 'list.placeholder'] },
}

/** Of other parts of the library that pieces of ours stand on; they say nothing of their own. */
const silent = [
  'autocomplete',
  'breadcrumbs',
  'calendar',
  'color',
  'datepicker',
  'grid',
  'gridlist',
  'searchfield',
  'steplist',
  'table',
  'tag',
  'toast',
  'tree',
]

type Formatter = Readonly<{ locale: string }>
type Dictionary = Record<string, (values: MessageValues, formatter: Formatter) => string>

/** Empty while the texts are on their way: a piece that needs them asks for them itself. */
function say([namespace, key]: Word, values: MessageValues, { locale: name }: Formatter): string {
  const locale = localeOfAria(name)
  const texts = textsAtHand(locale, namespace) as Readonly<Record<string, Message>> | undefined
  const text = texts?.[key]
  return text === undefined ? '' : formatMessage(locale, text, values)
}

/**
 * Gives the library its words from our catalogue: it has no Icelandic of its own and would fall back to English. It looks for them under
 * this symbol before its own, once for each of its packages, and refuses one that is not named; so they must be there before its first
 * component is.
 */
export function giveAriaWords(): void {
  const dictionaries: Record<string, Dictionary> = {}
  for (const name of silent) dictionaries[`@react-aria/${name}`] = {}
  for (const [name, keys] of Object.entries(words)) {
    const dictionary: Dictionary = {}
    for (const [key, word] of Object.entries(keys)) dictionary[key] = (values, formatter) => say(word, values, formatter)
    dictionaries[name] = dictionary
  }
  Object.assign(window, { [Symbol.for('react-aria.i18n.locale')]: 'en-GB', [Symbol.for('react-aria.i18n.strings')]: dictionaries })
}
