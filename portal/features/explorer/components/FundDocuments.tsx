import FileText from 'lucide-react/icons/file-text'
import { styled } from 'styled-components'
import type { FundDetails } from '../../../../shared/domain/fund'
import { apiPath } from '../../../lib/data/apiPath'
import { useText } from '../../../lib/i18n/useText'
import { DateText } from '../../../ui/DateText'
import { Icon } from '../../../ui/Icon'
import { targetHeight } from '../../../ui/mixins'
import { Text } from '../../../ui/Text'
import { token } from '../../../ui/tokens'

const Documents = styled.ul`
  > li {
    border-block-start: 1px solid ${token('hairline')};
  }

  > li:first-child {
    border-block-start: 0;
  }

  a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token('s-3')};
    padding-block: ${token('s-2')};
    ${targetHeight}
  }

  a > span {
    overflow-wrap: anywhere;
  }
`

/** Factsheet, key information and what else there is of a fund, each a PDF of our own server. */
export function FundDocuments({ fund }: Readonly<{ fund: FundDetails }>) {
  const t = useText('explorer')
  return (
    <section aria-labelledby="fund-documents">
      <h3 id="fund-documents">{t('drawer.documents')}</h3>
      {fund.documents.length > 0 ? (
        <Documents>
          {fund.documents.map(({ date, id, name, type }) => (
            <li key={id}>
              <a href={apiPath`/api/market/funds/${fund.id}/documents/${id}`} target="_blank" rel="noopener">
                <Icon of={FileText} />
                <span>{t('drawer.document', { type: t(`documentType.${type}`), name })}</span>
                {date && (
                  <Text $role="small" $muted>
                    <DateText value={date} />
                  </Text>
                )}
              </a>
            </li>
          ))}
        </Documents>
      ) : (
        <Text as="p" $muted>
          {t('drawer.noDocuments')}
        </Text>
      )}
    </section>
  )
}
