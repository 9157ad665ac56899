'use client'

import { useAuth } from '@payloadcms/ui'
import { useWords } from '../texts/useWords'
import { batchWords } from './batchWords'
import { StartDialog } from './StartDialog'

type Props = Readonly<{
  /** Only these accounts; all of the portal when left out. */
  accounts?: readonly string[]
  isQuiet?: boolean
}>

/** The first step of a batch, over the list of batches and for the accounts that are chosen in theirs. For platform administrators alone. */
export function StartBatch(props: Props) {
  const { permissions } = useAuth()
  const { language } = useWords(batchWords)
  if (!permissions?.collections?.['report-batches']?.read) return null
  return (
    <StartDialog {...props} language={language} onStarted={(id) => window.location.assign(`/admin/collections/report-batches/${id}`)} />
  )
}
