'use client'

import { getTranslation } from '@payloadcms/translations'
import { useConfig, useListQuery, useTranslation } from '@payloadcms/ui'
import { X } from 'lucide-react'
import type { CollectionSlug, Where } from 'payload'
import { fieldsOf, type NamedField } from '../record/compareRecords'
import { Plain } from '../record/Plain'
import { fill, plural } from '../texts/fill'
import { type ListWords, listWords } from '../texts/listWords'
import { useWords } from '../texts/useWords'

type Condition = Readonly<{ path: string; operator: string; value: unknown }>

/** Every condition that the list is narrowed by, each with a button that takes it off. */
export function FilterChips({ slug }: Readonly<{ slug: CollectionSlug }>) {
  const { language, words } = useWords(listWords)
  const { data, handleWhereChange, query } = useListQuery()
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const groups = groupsOf(query.where)
  if (groups.every((group) => group.length === 0)) return null
  const config = getEntityConfig({ collectionSlug: slug })
  const fields = new Map(fieldsOf(config.fields).map((field) => [field.name, field]))
  const take = (without?: Condition) => {
    const left = without ? groups.map((group) => group.filter((each) => each !== without)).filter((group) => group.length > 0) : []
    const where: Where =
      left.length === 0
        ? {}
        : { or: left.map((group) => ({ and: group.map(({ operator, path, value }) => ({ [path]: { [operator]: value } })) })) }
    void handleWhereChange?.(where)
  }
  return (
    <div className="qs-chips">
      {groups.flat().map((condition) => {
        const field = fields.get(condition.path.split('.')[0] ?? '')
        const label = field && 'label' in field && field.label ? getTranslation(field.label as string, i18n) : ''
        return (
          <span key={JSON.stringify(condition)} className="qs-chip">
            <span>
              <span className="qs-none">{fill(wordOf(condition, words), { field: label })}</span>{' '}
              <Value condition={condition} field={field} words={words} />
            </span>
            <button type="button" aria-label={fill(words.removeFilter, { field: label })} onClick={() => take(condition)}>
              <X aria-hidden="true" />
            </button>
          </span>
        )
      })}
      <button type="button" className="qs-button qs-button--quiet" onClick={() => take()}>
        {words.clearAll}
      </button>
      <span className="qs-none qs-chips__match">{plural(words.match, data?.totalDocs ?? 0, language)}</span>
    </div>
  )
}

function Value({
  condition: { operator, value },
  field,
  words,
}: Readonly<{ condition: Condition; field: NamedField | undefined; words: ListWords }>) {
  if (operator === 'exists') return null
  if (field?.type === 'checkbox') return value === true || value === 'true' ? words.yes : words.no
  const given = typeof value === 'string' && (operator === 'in' || operator === 'not_in') ? value.split(',') : value
  if (field && 'name' in field) return <Plain field={field} value={given} />
  return typeof given === 'string' ? given : null
}

function wordOf({ operator, value }: Condition, words: ListWords): string {
  if (operator === 'exists') return value === true || value === 'true' ? words.isSet : words.isNotSet
  if (operator === 'not_equals' || operator === 'not_in') return words.isNot
  if (operator === 'like' || operator === 'contains') return words.contains
  if (operator.startsWith('less')) return words.before
  if (operator.startsWith('greater')) return words.after
  return words.is
}

/** The conditions of a query, in groups of which one must hold. Payload writes `or` of `and`; an address written by hand may leave either out. */
function groupsOf(where: unknown): Condition[][] {
  if (where === null || typeof where !== 'object') return []
  const { or } = where as { or?: unknown }
  const alternatives = or === undefined ? [where] : Object.values(or as object)
  return alternatives.map((alternative) => {
    const { and } = alternative as { and?: unknown }
    const all = and === undefined ? [alternative] : Object.values(and as object)
    return all.flatMap((each) => conditionsOf(each))
  })
}

const conditionsOf = (condition: unknown): Condition[] =>
  condition === null || typeof condition !== 'object'
    ? []
    : Object.entries(condition).flatMap(([path, operators]) =>
        operators !== null && typeof operators === 'object'
          ? Object.entries(operators as object).map(([operator, value]) => ({ path, operator, value: value as unknown }))
          : [],
      )
