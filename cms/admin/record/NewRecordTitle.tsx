'use client'

import { getTranslation } from '@payloadcms/translations'
import { useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Puts the words of a new record where Payload says "[Untitled]", until it has a name; that one is hidden meanwhile (`record.css`). */
export function NewRecordTitle({ title: ours }: Readonly<{ title?: Record<string, string> }>) {
  const { id } = useDocumentInfo()
  const { setDocumentTitle, title } = useDocumentTitle()
  const { i18n, t } = useTranslation()
  const isNameless = id === undefined && title === `[${t('general:untitled')}]`
  useEffect(() => {
    if (!isNameless || !ours) return
    // After Payload's own effect, which writes "[Untitled]" and runs last where the whole page is drawn at once.
    const timer = setTimeout(() => setDocumentTitle(getTranslation(ours, i18n)))
    return () => clearTimeout(timer)
  }, [i18n, isNameless, ours, setDocumentTitle])
  return null
}
