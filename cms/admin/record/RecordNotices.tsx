'use client'

import { getTranslation } from '@payloadcms/translations'
import { useConfig, useDocumentInfo, useForm, useFormProcessing, useFormSubmitted, useLocale, useTranslation } from '@payloadcms/ui'
import { GitMerge } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatList } from '../../../shared/format/list'
import { fill } from '../texts/fill'
import { recordWords } from '../texts/recordWords'
import { useWords } from '../texts/useWords'
import { compareRecords, mergeRecords, type Values } from './compareRecords'
import { BothSides } from './BothSides'
import { LockNotice } from './LockNotice'
import { momentOf } from './momentOf'
import { readRecord } from './readRecord'

type Theirs = Values & { updatedAt: string; updatedBy?: { name?: string } | string | null }

/**
 * Over the fields of a record: who saved it since one opened it, once a save was refused for it, and the ways on. Whatever button saved, the
 * stored record is asked for after a refusal; it is another one when its `updatedAt` is another.
 */
export function RecordNotices() {
  const { collectionSlug, data: base, id } = useDocumentInfo()
  const { code: locale } = useLocale()
  const processing = useFormProcessing()
  const submitted = useFormSubmitted()
  const wasProcessing = useRef(false)
  const [theirs, setTheirs] = useState<Theirs | null>(null)

  const look = useEffectEvent(async () => {
    if (!collectionSlug || id === undefined) return
    const stored = await readRecord<Theirs>(collectionSlug, id, locale)
    if (stored && base?.updatedAt && stored.updatedAt !== base.updatedAt) setTheirs(stored)
  })
  useEffect(() => {
    const isRefused = wasProcessing.current && !processing && submitted
    wasProcessing.current = processing
    if (isRefused) void look()
  }, [processing, submitted])

  if (!theirs || !collectionSlug || !base) return <LockNotice />
  return <ConflictNotice key={theirs.updatedAt} base={base} slug={collectionSlug} theirs={theirs} onEnd={() => setTheirs(null)} />
}

type Props = Readonly<{ base: Values; slug: string; theirs: Theirs; onEnd: () => void }>

function ConflictNotice({ base, onEnd, slug, theirs }: Props) {
  const { getData, reset, setModified } = useForm()
  const { setData } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const { language, words } = useWords(recordWords)
  const [isOpen, setIsOpen] = useState(false)
  const mine = getData() as Values
  const stored: Values = { ...theirs, updatedBy: undefined }
  const differences = compareRecords(getEntityConfig({ collectionSlug: slug }).fields, { base, mine, theirs: stored })
  const named = (side: 'isTheirs' | 'isMine') => {
    const labels = differences
      .filter((difference) => difference[side])
      .map(({ field }) => ('label' in field && field.label ? getTranslation(field.label as string, i18n) : ''))
    return formatList(
      labels.filter((label) => label !== ''),
      language,
    )
  }
  const takeIn = async (keep: ReadonlySet<string>) => {
    const merged = mergeRecords(differences, { mine, theirs: stored }, keep)
    setData(stored)
    await reset(merged)
    setModified(differences.some(({ field, isMine }) => isMine && merged[field.name] === mine[field.name]))
    onEnd()
  }
  const by = theirs.updatedBy
  const who = (by !== null && typeof by === 'object' ? by.name : undefined) ?? words.server
  const [theirFields, myFields] = [named('isTheirs'), named('isMine')]
  return (
    <section className="qs-notice qs-notice--warning" role="alert">
      <GitMerge aria-hidden="true" />
      <div>
        <h2>{fill(words.savedSince, { who, at: momentOf(theirs.updatedAt) })}</h2>
        <p>
          {theirFields !== '' && `${fill(words.theyChanged, { fields: theirFields })} `}
          {myFields !== '' && `${fill(words.youChanged, { fields: myFields })} `}
          {words.nothingLost}
        </p>
        {isOpen && <BothSides differences={differences} mine={mine} theirs={stored} onTake={(keep) => void takeIn(keep)} />}
      </div>
      {!isOpen && (
        <p className="qs-notice__do">
          <button type="button" className="qs-button" onClick={() => setIsOpen(true)}>
            {words.seeBoth}
          </button>
          <button type="button" className="qs-button" onClick={() => void takeIn(new Set())}>
            {words.takeTheirs}
          </button>
        </p>
      )}
    </section>
  )
}
