import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Card } from '../../../ui/Card'
import { CardFoot } from '../../../ui/CardFoot'
import { CardHead } from '../../../ui/CardHead'
import { Columns } from '../../../ui/Columns'
import { DataTable } from '../../../ui/table/DataTable'
import { TableSkeleton } from '../../../ui/table/TableSkeleton'
import { DataCard, type DataText } from '../../../wealth/DataCard'
import { type FundFacts, fundColumns } from '../funds.columns'
import { useSpotlights } from '../funds.read'

type SpotlightsProps = Readonly<{ facts: FundFacts; openId: string | null; onOpen: (id: string) => void }>

/** The lists of funds that the firm puts forward, each a card. Nothing where it puts none forward. */
export function Spotlights({ facts, onOpen, openId }: SpotlightsProps) {
  const t = useText('explorer')
  const read = useSpotlights(useLocale())
  const text: DataText = (key) => t(`spotlights.${key}`)
  // A firm without fund data has no such lists, and the list of funds says what there is to say.
  if (read.error?.status === 404 || read.data?.spotlights.length === 0) return null
  return (
    <DataCard
      read={read}
      t={text}
      frame="page"
      skeleton={
        <Columns $shape="1-1" aria-hidden="true">
          {[1, 2].map((each) => (
            <Card key={each}>
              <CardHead title={t('spotlight')} />
              <TableSkeleton columns={fundColumns} rows={3} facts={facts} />
            </Card>
          ))}
        </Columns>
      }
    >
      {({ spotlights }) => (
        <Columns $shape="1-1">
          {spotlights.map(({ funds, id, missing, title }) => (
            <Card key={id} aria-labelledby={`spotlight-${id}`}>
              <CardHead id={`spotlight-${id}`} title={title} aside={t('spotlight')} />
              {funds.length > 0 && (
                <DataTable
                  columns={fundColumns}
                  rows={funds.map((fund) => ({ id: `${id}.${fund.id}`, fund }))}
                  facts={facts}
                  caption={title}
                  opening={({ fund }) => ({ isOpen: fund.id === openId, onOpen: () => onOpen(fund.id) })}
                />
              )}
              {missing.length > 0 && <CardFoot>{t('spotlights.missing', { count: missing.length })}</CardFoot>}
            </Card>
          ))}
        </Columns>
      )}
    </DataCard>
  )
}
