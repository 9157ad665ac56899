import { getTranslation } from '@payloadcms/translations'
import { SetStepNav } from '@payloadcms/ui'
import type { ListViewServerProps } from 'payload'
import { brandOfList } from '../data/brandOfLists'
import { BrandLine } from '../frame/BrandLine'
import { brandOfPage } from '../frame/brandOfPage'
import { panelTexts } from '../texts/panelTexts'
import { EvidenceScreen } from './EvidenceScreen'

/** The list of deliveries. It is no list of Payload's: its sums, periods and versions are those of the evidence's own endpoint. */
export async function EvidenceView({ collectionConfig, i18n, payload, user }: ListViewServerProps) {
  const narrowed = await brandOfList(payload, user, collectionConfig.slug)
  const [{ timeZone }, newest] = await Promise.all([
    brandOfPage(),
    payload.find({
      collection: 'report-deliveries',
      where: narrowed?.scope ?? {},
      sort: '-date',
      limit: 1,
      depth: 0,
      pagination: false,
      overrideAccess: false,
      user: user ?? undefined,
    }),
  ])
  const texts = panelTexts(i18n.language)
  return (
    <main className="qs-page">
      <SetStepNav nav={[{ label: getTranslation(collectionConfig.labels.plural, i18n) }]} />
      <EvidenceScreen
        key={narrowed?.brand.name}
        language={texts.language}
        timeZone={timeZone}
        newest={newest.docs[0]?.date ?? null}
        ofBrand={narrowed?.brand.name ?? ''}
        brandLine={narrowed && <BrandLine brand={narrowed.brand} texts={texts} />}
      />
    </main>
  )
}
