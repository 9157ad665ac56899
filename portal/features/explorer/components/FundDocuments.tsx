import type { FundDetails } from '../../../../shared/domain/fund'
import { fundDocumentUrl } from '../../../lib/data/fundDocumentUrl'
import { useText } from '../../../lib/i18n/useText'
import { Text } from '../../../ui/Text'
import { documentLabel } from '../../../wealth/documentLabel'
import { DocumentLinks } from '../../../wealth/DocumentLinks'

/** Factsheet, key information and what else there is of a fund, each a PDF of our own server. */
export function FundDocuments({ fund }: Readonly<{ fund: FundDetails }>) {
  const t = useText('explorer')
  return (
    <section aria-labelledby="fund-documents">
      <h3 id="fund-documents">{t('drawer.documents')}</h3>
      {fund.documents.length > 0 ? (
        <DocumentLinks
          of={fund.documents.map(({ date, id, name, type }) => ({
            id,
            href: fundDocumentUrl(fund.id, id),
            label: documentLabel(t(`documentType.${type}`), name, (parts) => t('drawer.document', parts)),
            date,
          }))}
        />
      ) : (
        <Text as="p" $muted>
          {t('drawer.noDocuments')}
        </Text>
      )}
    </section>
  )
}
