'use client'

import { useConfig, useListQuery, usePreferences } from '@payloadcms/ui'
import { Bookmark, X } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { listCountSchema } from '../../../shared/contracts/panel'
import { askApi } from '../data/askApi'
import { queryParts } from '../data/queryParts'
import { fill } from '../texts/fill'
import { numberText } from '../texts/numberText'
import { listWords } from '../texts/listWords'
import { useWords } from '../texts/useWords'

/** A list as somebody wants it again: `query` is the part of its address after the question mark. */
type View = Readonly<{ name: string; query: string }>

/** Most views of one list and person, and characters of their names. */
const limits = { views: 12, name: 60, query: 2000 }

const isView = (value: unknown): value is View =>
  value !== null &&
  typeof value === 'object' &&
  typeof (value as View).name === 'string' &&
  typeof (value as View).query === 'string' &&
  (value as View).query.length <= limits.query

/**
 * Filters, sorting and columns under a name, over the list, each with how many it shows: a person's own, kept with their preferences. `total` is what
 * there is without any filter.
 */
export function SavedViews({ ofBrand, slug, total }: Readonly<{ slug: string; total: number; ofBrand: string | null }>) {
  const key = `views-${slug}`
  const { language, words } = useWords(listWords)
  const { getPreference, setPreference } = usePreferences()
  const { data, query } = useListQuery()
  const { getEntityConfig } = useConfig()
  const [views, setViews] = useState<readonly View[]>([])
  const [isNaming, setIsNaming] = useState(false)
  useEffect(() => {
    let isGone = false
    void getPreference<unknown>(key).then((stored) => {
      if (!isGone && Array.isArray(stored)) setViews(stored.filter(isView))
    })
    return () => {
      isGone = true
    }
  }, [getPreference, key])

  const base = `/admin/collections/${slug}`
  const { defaultSort } = getEntityConfig({ collectionSlug: slug }) ?? {}
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map())
  // Anew with each change of the list: what was changed in it may stand in other views now.
  useEffect(() => {
    let isGone = false
    void Promise.all(views.map(async ({ query: saved }) => [saved, await countOf(slug, saved, ofBrand)] as const)).then((found) => {
      if (!isGone) setCounts(new Map(found.flatMap(([saved, count]) => (count === null ? [] : [[saved, count]]))))
    })
    return () => {
      isGone = true
    }
  }, [data, ofBrand, slug, views])
  const current = queryOf(query.sort === defaultSort ? { ...query, sort: undefined } : query)
  const keep = (next: readonly View[]) => {
    setViews(next)
    void setPreference(key, next)
  }
  const handleSave = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget).get('view')
    const name = typeof given === 'string' ? given.trim().slice(0, limits.name) : ''
    if (name === '') return
    keep([...views.filter((each) => each.name !== name), { name, query: current.slice(0, limits.query) }].slice(-limits.views))
    setIsNaming(false)
  }
  const isCustom = /where|sort|columns|search/.test(current)
  const isKnown = views.some((each) => each.query === current)
  return (
    <div className="qs-views">
      <ul aria-label={words.views}>
        <li>
          <a href={base} aria-current={!isCustom ? 'page' : undefined}>
            {words.all} <span className="qs-count">{numberText(total, language)}</span>
          </a>
        </li>
        {views.map((view) => (
          <li key={view.name}>
            <a href={`${base}?${view.query}`} aria-current={view.query === current ? 'page' : undefined}>
              {view.name}
              {counts.has(view.query) && (
                <>
                  {' '}
                  <span className="qs-count">{numberText(counts.get(view.query) ?? 0, language)}</span>
                </>
              )}
            </a>
            <button
              type="button"
              aria-label={fill(words.removeView, { name: view.name })}
              onClick={() => keep(views.filter((each) => each.name !== view.name))}
            >
              <X aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {isNaming ? (
        <form onSubmit={handleSave}>
          <input name="view" aria-label={words.nameOfView} placeholder={words.nameOfView} maxLength={limits.name} required autoFocus />
          <button type="submit" className="qs-button">
            {words.save}
          </button>
          <button type="button" className="qs-button qs-button--quiet" onClick={() => setIsNaming(false)}>
            {words.cancel}
          </button>
        </form>
      ) : (
        isCustom &&
        !isKnown && (
          <button type="button" className="qs-button qs-button--quiet" onClick={() => setIsNaming(true)}>
            <Bookmark aria-hidden="true" />
            {words.saveView}
          </button>
        )
      )}
    </div>
  )
}

type Query = Readonly<Record<string, unknown>>

/** The address of what a list shows now: filters, search, sorting and columns, without the page. */
function queryOf({ columns, search, sort, where }: Query): string {
  const parts = new URLSearchParams()
  if (typeof search === 'string' && search !== '') parts.set('search', search)
  if (typeof sort === 'string') parts.set('sort', sort)
  if (Array.isArray(columns)) parts.set('columns', JSON.stringify(columns))
  for (const [key, value] of queryParts(where, 'where')) parts.set(key, value)
  return parts.toString()
}

/** How many records a view shows; null when that cannot be told. */
async function countOf(slug: string, saved: string, ofBrand: string | null): Promise<number | null> {
  const asked = new URLSearchParams([...new URLSearchParams(saved)].filter(([key]) => key === 'search' || key.startsWith('where[')))
  if (ofBrand !== null) asked.set('ofBrand', ofBrand)
  const { data } = await askApi(`/api/panel/lists/${slug}/count?${asked.toString()}`, listCountSchema)
  return data?.count ?? null
}
