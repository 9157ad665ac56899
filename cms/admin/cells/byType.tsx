import type { Option } from 'payload'
import { Fragment } from 'react'
import { isMoment } from '../../../collections/fields/moments'
import { idOf } from '../../../collections/idOf'
import { formatBytes } from '../../../shared/format/bytes'
import { nameOf } from '../data/records'
import { fileKind } from '../texts/fileKindWords'
import { numberText } from '../texts/numberText'
import { dayText, type Given, inLanguage, Missing, momentText, Pill } from './words'

/** How a value reads whose field names no cell. */
export async function byType(given: Given) {
  const { field, texts, value } = given
  if (field.type === 'checkbox')
    return value === true ? <Pill tone="on">{texts.cell.yes}</Pill> : <span className="qs-none">{texts.cell.no}</span>
  if (field.type === 'relationship' || field.type === 'upload') return <Names {...given} />
  if (value === null || value === undefined || value === '')
    return 'name' in field && field.name === 'lastLogin' ? texts.cell.never : <Missing />
  if (field.type === 'date') return isMoment(field) ? momentText(value as string, texts) : dayText(value)
  if (field.type === 'select' || field.type === 'radio')
    return [value]
      .flat()
      .map((each) => optionText(field.options, each, texts))
      .join(', ')
  if (field.type === 'number')
    return 'name' in field && field.name === 'filesize'
      ? formatBytes(Number(value), texts.language)
      : numberText(Number(value), texts.language)
  if (typeof value === 'string') return field.type === 'text' && field.name === 'mimeType' ? fileKind(value, texts.language) : value
  return <Missing />
}

function optionText(options: readonly Option[], value: unknown, { language }: Given['texts']): string {
  const option = options.find((each) => (typeof each === 'string' ? each : each.value) === value)
  if (option === undefined) return ''
  // Codes of currencies are the same in every language, and have no words.
  if (typeof option === 'string') return option
  return inLanguage(option.label, language) || option.value
}

/** Names of the related records, one a line; None where there is none. */
async function Names({ field, payload, texts, value }: Given) {
  const relationTo = 'relationTo' in field && typeof field.relationTo === 'string' ? field.relationTo : undefined
  const isMany = 'hasMany' in field && field.hasMany === true
  const ids = [value].flat().flatMap((each) => idOf(each) ?? [])
  if (!relationTo || ids.length === 0) return isMany ? <span className="qs-none">{texts.cell.none}</span> : <Missing />
  const found = await Promise.all(ids.slice(0, 3).map((id) => nameOf(payload, relationTo, String(id))))
  return (
    <span className="qs-names">
      {found.map((record, index) => (
        <Fragment key={ids[index]}>{record ? <span>{record.name}</span> : <Missing />}</Fragment>
      ))}
      {ids.length > 3 && <span className="qs-none">+ {ids.length - 3}</span>}
    </span>
  )
}
