'use client'

import { getTranslation } from '@payloadcms/translations'
import { useRowLabel, useTranslation } from '@payloadcms/ui'

/** The head of a row: its name where it has one, else what it is and its number. */
export function RowLabel({ one }: Readonly<{ one: Record<string, string> }>) {
  const { data, rowNumber } = useRowLabel<Readonly<Record<'name' | 'title' | 'label', unknown>> | undefined>()
  const { i18n } = useTranslation()
  const name = [data?.name, data?.title, data?.label].find((each) => typeof each === 'string' && each !== '')
  return <span>{typeof name === 'string' ? name : `${getTranslation(one, i18n)} ${(rowNumber ?? 0) + 1}`}</span>
}
