'use client'

import { toast, useAuth, useConfig, useListQuery, useRouteCache, useSelection } from '@payloadcms/ui'
import type { CollectionSlug } from 'payload'
import { useEffect, useState } from 'react'
import { howOfMany } from '../../../collections/fields/ofMany'
import { StartBatch } from '../batches/StartBatch'
import { fieldsOf } from '../record/compareRecords'
import { fill, plural } from '../texts/fill'
import { listWords } from '../texts/listWords'
import { useWords } from '../texts/useWords'
import { RelateMany } from './RelateMany'

/** Milliseconds that the button of the trash stays armed. */
const armedFor = 5000

type Failure = Readonly<{ id: string; code: string; message: string }>
type Outcome = Readonly<{ docs: readonly unknown[]; errors: readonly Failure[] }>

/** What can be done with the chosen records, each with its count; what refused is told by name. At most 200 at once: the server's limit. */
export function BulkBar({ isTrash, ofBrand, slug }: Readonly<{ slug: CollectionSlug; isTrash: boolean; ofBrand: string | null }>) {
  const { language, words } = useWords(listWords)
  const { count, getQueryParams, getSelectedIds, selectAll, toggleAll, totalDocs } = useSelection()
  const { permissions } = useAuth()
  const { getEntityConfig } = useConfig()
  const { data } = useListQuery()
  const { clearRouteCache } = useRouteCache()
  const [isArmed, setIsArmed] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    if (!isArmed) return
    const timer = setTimeout(() => setIsArmed(false), armedFor)
    return () => clearTimeout(timer)
  }, [isArmed])
  if (count === 0) return null

  const config = getEntityConfig({ collectionSlug: slug })
  const may = permissions?.collections?.[slug]
  const isAll = String(selectAll) === 'allAvailable'
  const which = () => {
    // All that the list shows, which is narrowed by more than its address says.
    if (isAll) return `${getQueryParams().replace(/^\?/, '')}${ofBrand === null ? '' : `&ofBrand=${encodeURIComponent(ofBrand)}`}`
    return getSelectedIds()
      .map((id) => `where[id][in][]=${encodeURIComponent(id)}`)
      .join('&')
  }
  const nameOf = (id: string): string => {
    const doc = (data?.docs as Record<string, unknown>[] | undefined)?.find((each) => each.id === id)
    const title = doc?.[config.admin.useAsTitle ?? 'id']
    return typeof title === 'string' ? title : ''
  }
  const act = async (method: 'DELETE' | 'PATCH', body?: object) => {
    setIsBusy(true)
    setIsArmed(false)
    const response = await fetch(`/api/${slug}?${which()}&limit=200${isTrash ? '&trash=true' : ''}`, {
      method,
      credentials: 'include',
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    }).catch(() => null)
    const outcome = (await response?.json().catch(() => null)) as Partial<Outcome> | null
    setIsBusy(false)
    const errors = outcome?.errors ?? []
    if (!outcome?.docs) return void toast.error(words.failed.replace('{name}: {reason}', errors[0]?.message ?? '–'))
    if (outcome.docs.length > 0) toast.success(plural(words.done, outcome.docs.length, language))
    if (errors.length > 0)
      toast.error(
        <div>
          <b>{plural(words.refused, errors.length, language)}</b>
          <ul className="qs-refusals">
            {errors.slice(0, 5).map(({ code, id, message }) => (
              <li key={id}>
                {code === 'still_referenced'
                  ? fill(words.stillUsed, { name: nameOf(id) })
                  : fill(words.failed, { name: nameOf(id), reason: message })}
              </li>
            ))}
          </ul>
        </div>,
        { duration: 15_000 },
      )
    clearRouteCache()
  }
  const hasField = (name: string) => fieldsOf(config.fields).some((field) => field.name === name)
  const relations = fieldsOf(config.fields).flatMap((field) => {
    const how = howOfMany(field)
    const relationWords = words.ofMany[field.name]
    return field.type === 'relationship' && typeof field.relationTo === 'string' && how && relationWords
      ? [{ name: field.name, relationTo: field.relationTo, how, words: relationWords }]
      : []
  })
  const button = (label: string, body: object) => (
    <button type="button" className="qs-button qs-button--quiet" disabled={isBusy} onClick={() => void act('PATCH', body)}>
      {label}
    </button>
  )
  return (
    <div className="qs-bulk" role="region" aria-label={plural(words.chosen, count, language)}>
      <b aria-live="polite">{plural(words.chosen, count, language)}</b>
      {!isAll && totalDocs > count && (
        <button type="button" className="qs-button qs-button--quiet" onClick={() => toggleAll(true)}>
          {plural(words.chooseAll, totalDocs, language)}
        </button>
      )}
      <button type="button" className="qs-button qs-button--quiet" onClick={() => toggleAll(false)}>
        {words.clearChoice}
      </button>
      <span className="qs-bulk__do">
        {slug === 'accounts' && !isTrash && !isAll && <StartBatch accounts={getSelectedIds().map(String)} isQuiet />}
        {isTrash && Boolean(may?.update) && button(plural(words.restore, count, language), { deletedAt: null })}
        {!isTrash && Boolean(may?.update) && (
          <>
            {config.versions && typeof config.versions === 'object' && config.versions.drafts && (
              <>
                {button(words.publish, { _status: 'published' })}
                {button(words.unpublish, { _status: 'draft' })}
              </>
            )}
            {relations.map(({ how, name, relationTo, words: relationWords }) => (
              <RelateMany
                key={name}
                field={name}
                relationTo={relationTo}
                how={how}
                words={relationWords}
                count={count}
                isBusy={isBusy}
                onChosen={(body) => act('PATCH', body)}
              />
            ))}
            {hasField('active') && (
              <>
                {button(words.setActive, { active: true })}
                {button(words.setInactive, { active: false })}
              </>
            )}
          </>
        )}
        {!isTrash && config.trash && Boolean(may?.delete) && (
          <button
            type="button"
            className={isArmed ? 'qs-danger qs-danger--armed' : 'qs-danger'}
            disabled={isBusy}
            title={isArmed ? words.sure : undefined}
            onClick={() => (isArmed ? void act('DELETE') : setIsArmed(true))}
          >
            {plural(words.toTrash, count, language)}
            {isArmed && `: ${words.sure}`}
          </button>
        )}
      </span>
    </div>
  )
}
