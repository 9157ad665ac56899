'use client'

import { Link, toast, useConfig, useDocumentDrawerContext, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui'
import { getTranslation } from '@payloadcms/translations'
import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { partsDivider } from '../../../shared/format/parts'
import { fill, plural } from '../texts/fill'
import { recordWords } from '../texts/recordWords'
import { useWords } from '../texts/useWords'

/** Milliseconds that the button stays armed. */
const armedFor = 5000

type Referring = Readonly<{ collection: string; count: number; records: readonly Readonly<{ id: string; name: string }>[] }>

type Props = Readonly<{
  slug: string
  id: string
  name: string
  /** Until when it can be restored, as DD/MM/YYYY. */
  until: string
  /** Whether it is active and could be switched off instead. */
  canBeInactive: boolean
}>

/** Arm, then confirm: the first press says what will happen and stays armed for five seconds, the second does it. What still refers to the record is named with links. */
export function MoveToTrash({ canBeInactive, id, name, slug, until }: Props) {
  const { words } = useWords(recordWords)
  const { hasTrashPermission, hasDeletePermission, isTrashed } = useDocumentInfo()
  const { setModified } = useForm()
  const { onDelete } = useDocumentDrawerContext()
  const { getEntityConfig } = useConfig()
  const [state, setState] = useState<'calm' | 'armed' | 'busy'>('calm')
  const [referring, setReferring] = useState<readonly Referring[] | null>(null)
  useEffect(() => {
    if (state !== 'armed') return
    const timer = setTimeout(() => setState('calm'), armedFor)
    return () => clearTimeout(timer)
  }, [state])
  if (isTrashed || !(hasTrashPermission ?? hasDeletePermission)) return null

  const send = async (method: string, body?: object) =>
    fetch(`/api/${slug}/${id}`, {
      method,
      credentials: 'include',
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
  const moveToTrash = async () => {
    setState('busy')
    const response = await send('DELETE')
    if (response.ok) {
      setModified(false)
      toast.success(fill(words.inTrash, { name }))
      if (onDelete) await onDelete({ id, collectionConfig: getEntityConfig({ collectionSlug: slug }) })
      // The whole page anew: the counts of the menu change with it.
      else window.location.assign(`/admin/collections/${slug}`)
      return
    }
    setState('calm')
    const refusal = await refusalOf(response)
    if (refusal?.code === 'still_referenced') setReferring(refusal.detail as readonly Referring[])
    else toast.error(refusal?.message ?? words.failed)
  }
  const setInactive = async () => {
    const response = await send('PATCH', { active: false })
    if (response.ok) window.location.reload()
    else toast.error(words.failed)
  }

  if (referring)
    return (
      <div className="qs-armed" role="alert">
        <p>
          <b>{words.stillUsed}</b> <References referring={referring} />
        </p>
        <p className="qs-armed__do">
          {canBeInactive && (
            <button type="button" className="qs-button" onClick={() => void setInactive()}>
              {words.setInactive}
            </button>
          )}
          <button type="button" className="qs-button qs-button--quiet" onClick={() => setReferring(null)}>
            {words.keep}
          </button>
        </p>
      </div>
    )
  if (state === 'calm')
    return (
      <button type="button" className="qs-danger" onClick={() => setState('armed')}>
        <Trash2 aria-hidden="true" />
        {words.toTrash}
      </button>
    )
  return (
    <div className="qs-armed">
      <p role="status">
        <b>{words.sure}</b> {fill(words.leaves, { date: until })}
      </p>
      <p className="qs-armed__do">
        <button
          type="button"
          className="qs-danger qs-danger--armed"
          disabled={state === 'busy'}
          autoFocus
          onClick={() => void moveToTrash()}
        >
          <Trash2 aria-hidden="true" />
          {words.yes}
        </button>
        <button type="button" className="qs-button qs-button--quiet" onClick={() => setState('calm')}>
          {words.keep}
        </button>
      </p>
    </div>
  )
}

/** "Referring to it: Portfolios (2): Her pot, His pot": the names lead to their records. */
function References({ referring }: Readonly<{ referring: readonly Referring[] }>) {
  const { language, words } = useWords(recordWords)
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const [before, after] = words.refer.split('{records}')
  return (
    <>
      {before}
      {referring.map(({ collection, count, records }, index) => (
        <span key={collection}>
          {index > 0 && partsDivider(language)}
          {getTranslation(getEntityConfig({ collectionSlug: collection }).labels.plural, i18n)} ({count}):{' '}
          {records.map((record, at) => (
            <span key={record.id}>
              {at > 0 && ', '}
              <Link href={`/admin/collections/${collection}/${record.id}`} prefetch={false}>
                {record.name}
              </Link>
            </span>
          ))}
          {count > records.length && ` ${plural(words.more, count - records.length, language)}`}
        </span>
      ))}
      {after}
    </>
  )
}

type Refusal = Readonly<{ code: string; message: string; detail?: unknown }>

async function refusalOf(response: Response): Promise<Refusal | null> {
  const body = (await response.json().catch(() => null)) as { errors?: Refusal[] } | null
  return body?.errors?.[0] ?? null
}
