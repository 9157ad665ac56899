import type { HoldingDocumentsResponse } from '../../../../shared/contracts/wealth/holdingDocuments'
import { fundDocumentUrl } from '../../../lib/data/fundDocumentUrl'
import { type Text as TextOf, useText } from '../../../lib/i18n/useText'
import { Skeleton } from '../../../ui/Skeleton'
import { Text } from '../../../ui/Text'
import { DataCard } from '../../../wealth/DataCard'
import { documentLabel } from '../../../wealth/documentLabel'
import { type DocumentLink, DocumentLinks } from '../../../wealth/DocumentLinks'
import { kindOf } from '../model/kindOf'
import { sourceDocumentUrl, useHoldingDocuments } from '../sourceDocuments.read'

/** The papers of a holding at the end of its drawer: those of the fund that it is, then what the data provider keeps about it, such as contract notes. */
export function HoldingDocuments({ holdingId, portfolioId }: Readonly<{ portfolioId: string; holdingId: string }>) {
  const t = useText('sourceDocuments')
  const read = useHoldingDocuments(portfolioId, holdingId)
  return (
    <section aria-labelledby="holding-documents">
      <h3 id="holding-documents">{t('holding.title')}</h3>
      <DataCard
        read={read}
        t={(key) => t(key === 'loading' ? 'holding.loading' : key)}
        frame="none"
        skeleton={<Skeleton height="2.75rem" />}
      >
        {(answer) => {
          const links = linksOf(answer, portfolioId, t)
          return links.length > 0 ? (
            <DocumentLinks of={links} />
          ) : (
            <Text as="p" $muted>
              {t(answer.degraded ? 'unavailableText' : 'holding.none')}
            </Text>
          )
        }}
      </DataCard>
    </section>
  )
}

const linksOf = ({ documents, fund }: HoldingDocumentsResponse, portfolioId: string, t: TextOf<'sourceDocuments'>): DocumentLink[] => [
  ...(fund?.documents ?? []).map(({ date, id, name, type }) => ({
    id: `fund-${id}`,
    href: fundDocumentUrl(fund?.id ?? '', id),
    label: documentLabel(t(`type.${type}`), name, (parts) => t('holding.document', parts)),
    date,
  })),
  ...documents.map((document) => ({
    id: document.id,
    href: sourceDocumentUrl({ portfolioId }, document.id, { isInline: true }),
    label: documentLabel(kindOf(document, t), document.name, (parts) => t('holding.document', parts)),
    date: document.date,
  })),
]
