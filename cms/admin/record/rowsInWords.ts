import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { ClientBlock, ClientField } from 'payload'
import type { Locale } from '../../../shared/i18n/locales'
import { numberText } from '../texts/numberText'
import { fieldsOf, type NamedField, type Values } from './compareRecords'
import { richWords } from './richWords'

type Wording = Readonly<{ i18n: I18nClient; language: Locale; yes: string; no: string }>
type Rows = NamedField & Readonly<{ fields?: readonly ClientField[]; blocks?: readonly (ClientBlock | string)[] }>

/**
 * The rows or blocks of a field a line each, and each of their values below, so that two versions can be told apart. Records that a row names
 * are left out: their names would have to be asked for.
 */
export function rowsInWords(field: NamedField, value: unknown, words: Wording): string {
  const { blocks = [], fields = [] } = field as Rows
  return rowsOf(value)
    .flatMap((row, index) => {
      const block = blocks.find((each): each is ClientBlock => typeof each === 'object' && each.slug === row.blockType)
      const kind = block ? ` ${labelOf(block.labels?.singular ?? block.slug, words)}` : ''
      const inner = fieldsOf(block?.fields ?? fields).flatMap((each) => valueLines(each, row[each.name], words))
      return [`${index + 1}.${kind}`, ...inner]
    })
    .join('\n')
}

function valueLines(field: NamedField, value: unknown, words: Wording): string[] {
  if (field.type === 'relationship' || field.type === 'upload' || value === undefined || value === null || value === '') return []
  if (field.type === 'array' || field.type === 'blocks') return linesOf(rowsInWords(field, value, words))
  if (field.type === 'group') return fieldsOf(field.fields).flatMap((each) => valueLines(each, (value as Values)[each.name], words))
  const text = textOf(field, value, words)
  return text === '' ? [] : [`${'label' in field ? labelOf(field.label, words) : ''}: ${text}`]
}

function textOf(field: NamedField, value: unknown, words: Wording): string {
  if (field.type === 'checkbox') return value === true ? words.yes : words.no
  if (field.type === 'richText') return richWords(value)
  if (field.type === 'number' && typeof value === 'number') return numberText(value, words.language)
  if (field.type === 'select' || field.type === 'radio') {
    const chosen = field.options.flatMap((option) =>
      typeof option !== 'string' && [value].flat().includes(option.value) ? [labelOf(option.label, words)] : [],
    )
    return chosen.join(', ')
  }
  if (field.type === 'date' && typeof value === 'string') return value.slice(0, 10).split('-').toReversed().join('/')
  return [value]
    .flat()
    .filter((each) => typeof each === 'string' || typeof each === 'number')
    .join(', ')
}

const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'))
const labelOf = (label: unknown, { i18n }: Wording): string => (label ? getTranslation(label as string, i18n) : '')
const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? (value as Values[]) : [])
