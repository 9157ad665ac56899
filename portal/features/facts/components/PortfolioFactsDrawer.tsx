import type { PortfolioResponse } from '../../../../shared/contracts/wealth/portfolios'
import { formatDate } from '../../../../shared/format/date'
import type { ReadState } from '../../../lib/data/defineRead'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { Drawer } from '../../../ui/Drawer'
import { DataCard } from '../../../wealth/DataCard'
import { ProvenanceNotice } from '../../../wealth/ProvenanceNotice'
import { ProvenanceScope } from '../../../wealth/ProvenanceScope'
import { Changes } from './Changes'
import { type Fact, FactList } from './FactList'
import { FactsSkeleton } from './FactsSkeleton'
import { objectiveWord, regionWord, timescaleWord } from '../model/words'

interface PortfolioFactsDrawerProps {
  read: ReadState<PortfolioResponse>
  onShowAccount: () => void
  onClose: () => void
}

/** What a portfolio is, for reading: its terms as they are on record, and the returns that its data provider sends. */
export function PortfolioFactsDrawer({ onClose, onShowAccount, read }: PortfolioFactsDrawerProps) {
  const t = useText('facts')
  return (
    <Drawer
      contentKey="portfolio"
      title={read.data?.portfolio.name ?? t('portfolio')}
      subtitle={t('portfolio')}
      onClose={onClose}
      foot={<Button onPress={onShowAccount}>{t('showAccount')}</Button>}
    >
      <ProvenanceScope>
        <ProvenanceNotice />
        <DataCard read={read} t={t} frame="none" skeleton={<FactsSkeleton />}>
          {({ portfolio }) => (
            <>
              <PortfolioFacts portfolio={portfolio} />
              <Changes changes={portfolio.changes} />
            </>
          )}
        </DataCard>
      </ProvenanceScope>
    </Drawer>
  )
}

function PortfolioFacts({ portfolio }: Pick<PortfolioResponse, 'portfolio'>) {
  const t = useText('facts')
  const common = useText('common')
  const { account, currency, esgRating, externalId, inception, objective, reference, region, riskLevel, timescale, type } = portfolio
  const ofTen = (value: number | null) => (value === null ? null : t('ofTen', { value }))
  const facts: readonly Fact[] = [
    { id: 'account', term: t('ofAccount'), value: account.name },
    { id: 'type', term: t('type'), value: common(`portfolioType.${type}`) },
    { id: 'externalId', term: t('externalId'), value: externalId },
    { id: 'reference', term: t('reference'), value: reference },
    { id: 'currency', term: t('currency'), value: currency },
    { id: 'inception', term: t('inception'), value: inception && formatDate(inception) },
    { id: 'objective', term: t('objective'), value: objectiveWord(objective, t) },
    { id: 'timescale', term: t('timescale'), value: timescaleWord(timescale, t) },
    { id: 'riskProfile', term: t('riskProfile'), value: riskProfileWord(portfolio, t) },
    { id: 'riskLevel', term: t('riskLevel'), value: ofTen(riskLevel) },
    { id: 'esgRating', term: t('esgRating'), value: ofTen(esgRating) },
    { id: 'region', term: t('region'), value: regionWord(region, t) },
  ]
  return <FactList facts={facts} />
}

function riskProfileWord(
  { riskName: name, riskProfile: level }: PortfolioResponse['portfolio'],
  t: ReturnType<typeof useText<'facts'>>,
): string | null {
  if (level === null) return name
  return name === null ? t('riskProfileOf', { level }) : t('riskProfileNamed', { name, level })
}
