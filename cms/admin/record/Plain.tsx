'use client'

import { getTranslation } from '@payloadcms/translations'
import { Link, useConfig, useTranslation } from '@payloadcms/ui'
import { Fragment, useEffect, useState, useSyncExternalStore } from 'react'
import { isMoment } from '../../../collections/fields/moments'
import { idOf } from '../../../collections/idOf'
import { missing } from '../../../shared/format/decimalParts'
import { plural } from '../texts/fill'
import { numberText } from '../texts/numberText'
import { recordWords } from '../texts/recordWords'
import { useWords } from '../texts/useWords'
import type { NamedField } from './compareRecords'
import { momentOf } from './momentOf'
import { namesOf } from './readRecord'
import { richWords } from './richWords'

type Props = Readonly<{
  field: NamedField
  value: unknown
  /** Names of related records lead to them. */
  isLinked?: boolean
}>

/** A value of a form in words: names of related records, labels of options, how many rows. */
export function Plain({ field, isLinked = false, value }: Props) {
  const { i18n } = useTranslation()
  const { language, words } = useWords(recordWords)
  if (field.type === 'checkbox') return value === true ? words.yes_ : words.no_
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) return words.nothing
  if (field.type === 'relationship' || field.type === 'upload')
    return typeof field.relationTo === 'string' ? <Related slug={field.relationTo} value={value} isLinked={isLinked} /> : words.nothing
  if (field.type === 'select' || field.type === 'radio') {
    const labelOf = (each: unknown) => {
      const option = field.options.find((known) => (typeof known === 'string' ? known : known.value) === each)
      return option === undefined || typeof option === 'string' ? String(each) : getTranslation(option.label as string, i18n)
    }
    return [value].flat().map(labelOf).join(', ')
  }
  if (field.type === 'date' && typeof value === 'string') return isMoment(field) ? <Moment instant={value} /> : dayOf(value)
  if (field.type === 'number' && typeof value === 'number') return numberText(value, language)
  if (field.type === 'array' || field.type === 'blocks')
    return plural(words.rows, Array.isArray(value) ? value.length : Number(value), language)
  if (field.type === 'richText') return richWords(value)
  if (Array.isArray(value))
    return value.every((each) => typeof each !== 'object') ? value.join(', ') : plural(words.rows, value.length, language)
  if (typeof value === 'object') return Object.values(value).flatMap(textsOf).join(', ')
  return textsOf(value).join('')
}

const never = () => () => undefined

/** By the reader's own clock, which the server does not know: it writes the day, and the browser the moment. */
function Moment({ instant }: Readonly<{ instant: string }>) {
  const text = useSyncExternalStore(
    never,
    () => momentOf(instant),
    () => dayOf(instant),
  )
  return <time dateTime={instant}>{text}</time>
}

/** DD/MM/YYYY of a day that is stored at noon. */
const dayOf = (value: string): string => /^(\d{4})-(\d\d)-(\d\d)/.exec(value)?.slice(1).toReversed().join('/') ?? missing

function Related({ isLinked, slug, value }: Readonly<{ slug: string; value: unknown; isLinked: boolean }>) {
  const { getEntityConfig } = useConfig()
  const title = getEntityConfig({ collectionSlug: slug }).admin.useAsTitle ?? 'name'
  const ids = [value].flat().flatMap((each) => idOf(each) ?? [])
  const key = ids.join()
  const [names, setNames] = useState<ReadonlyMap<string, string> | null>(null)
  useEffect(() => {
    let isGone = false
    void namesOf(slug, key.split(','), title).then((found) => {
      if (!isGone) setNames(found)
    })
    return () => {
      isGone = true
    }
  }, [key, slug, title])
  if (names === null) return '…'
  return ids.map((id, index) => {
    const name = names.get(id)
    return (
      <Fragment key={id}>
        {index > 0 && ', '}
        {name === undefined || name === '' ? (
          missing
        ) : isLinked ? (
          <Link href={`/admin/collections/${slug}/${id}`} prefetch={false}>
            {name}
          </Link>
        ) : (
          name
        )}
      </Fragment>
    )
  })
}

const textsOf = (value: unknown): string[] => (typeof value === 'string' || typeof value === 'number' ? [String(value)] : [])
