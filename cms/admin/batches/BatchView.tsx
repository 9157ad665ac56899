import { getTranslation } from '@payloadcms/translations'
import { HydrateAuthProvider, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { DocumentViewServerProps } from 'payload'
import { brandOfPage } from '../frame/brandOfPage'
import { fill } from '../texts/fill'
import { panelTexts } from '../texts/panelTexts'
import { dayText } from '../kit/writing'
import { BatchScreen } from './BatchScreen'
import { batchWords } from './batchWords'

/** The record of a batch: what it shows is asked of the batch's own endpoints, which tell it as it goes. */
export async function BatchView({ doc, i18n, initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, permissions } = initPageResult
  if (!collectionConfig) return null
  // A batch is started from the list: `…/create` has no record.
  if (!doc) redirect(`/admin/collections/${collectionConfig.slug}`)
  const { timeZone } = await brandOfPage()
  const { language } = panelTexts(i18n.language)
  const { date, id, kind } = doc as unknown as { id: string; date: string; kind: keyof (typeof batchWords)['en']['period'] }
  const period = fill(batchWords[language].period[kind], { date: dayText(date) })
  return (
    <main className="qs-page">
      <HydrateAuthProvider permissions={permissions} />
      <SetStepNav
        nav={[
          { label: getTranslation(collectionConfig.labels.plural, i18n), url: `/admin/collections/${collectionConfig.slug}` },
          { label: period.charAt(0).toLocaleUpperCase(language) + period.slice(1) },
        ]}
      />
      <BatchScreen id={id} language={language} timeZone={timeZone} />
    </main>
  )
}
