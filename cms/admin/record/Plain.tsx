'use client'

import { getTranslation } from '@payloadcms/translations'
import { useConfig, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { idOf } from '../../../collections/idOf'
import { plural } from '../texts/fill'
import { recordWords } from '../texts/recordWords'
import { useWords } from '../texts/useWords'
import type { NamedField } from './compareRecords'
import { momentOf } from './momentOf'
import { namesOf } from './readRecord'

/** A value of a form in words: names of related records, labels of options, how many rows. */
export function Plain({ field, value }: Readonly<{ field: NamedField; value: unknown }>) {
  const { i18n } = useTranslation()
  const { language, words } = useWords(recordWords)
  if (field.type === 'checkbox') return value === true ? words.yes_ : words.no_
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) return words.nothing
  if (field.type === 'relationship' || field.type === 'upload')
    return typeof field.relationTo === 'string' ? <Related slug={field.relationTo} value={value} /> : words.nothing
  if (field.type === 'select' || field.type === 'radio') {
    const labelOf = (each: unknown) => {
      const option = field.options.find((known) => (typeof known === 'string' ? known : known.value) === each)
      return option === undefined || typeof option === 'string' ? String(each) : getTranslation(option.label as string, i18n)
    }
    return [value].flat().map(labelOf).join(', ')
  }
  if (field.type === 'date' && typeof value === 'string') return momentOf(value).replace(/, 00:00$/, '')
  if (field.type === 'array' || field.type === 'blocks')
    return plural(words.rows, Array.isArray(value) ? value.length : Number(value), language)
  if (field.type === 'richText') return textOf(value)
  if (typeof value === 'object') return Object.values(value).flatMap(textsOf).join(', ')
  return textsOf(value).join('')
}

function Related({ slug, value }: Readonly<{ slug: string; value: unknown }>) {
  const { getEntityConfig } = useConfig()
  const title = getEntityConfig({ collectionSlug: slug }).admin.useAsTitle ?? 'name'
  const ids = [value].flat().flatMap((each) => idOf(each) ?? [])
  const key = ids.join()
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    let isGone = false
    void namesOf(slug, key.split(','), title).then((found) => {
      if (!isGone) setNames(found)
    })
    return () => {
      isGone = true
    }
  }, [key, slug, title])
  return ids.map((id) => names.get(id) ?? '…').join(', ')
}

const textsOf = (value: unknown): string[] => (typeof value === 'string' || typeof value === 'number' ? [String(value)] : [])

/** The words of a rich text, without its form. */
function textOf(node: unknown): string {
  if (node === null || typeof node !== 'object') return ''
  const { children, root, text } = node as { children?: unknown[]; root?: unknown; text?: unknown }
  return [typeof text === 'string' ? text : '', root ? textOf(root) : '', ...(children ?? []).map(textOf)]
    .filter((part) => part !== '')
    .join(' ')
}
