import type { FundDetails } from '../../../../shared/domain/fund'
import { useText } from '../../../lib/i18n/useText'
import { DateText } from '../../../ui/DateText'
import { Missing } from '../../../ui/Missing'
import { Percent } from '../../../ui/Percent'
import { KeyValue, KeyValueItem } from '../../../wealth/KeyValue'
import { useMarketName } from '../../../wealth/market/useMarketName'

/** Returns, charges, risk and what else is known of a fund. */
export function FundFactList({ fund }: Readonly<{ fund: FundDetails }>) {
  const t = useText('explorer')
  const common = useText('common')
  const marketName = useMarketName()
  const notSaid = <Missing reason={t('notSaid')} />
  return (
    <KeyValue columns={2} label={t('drawer.facts')}>
      <KeyValueItem term={t('factReturn1y')}>
        <Percent value={fund.return1y} tone missing={common('missing.too_short')} />
      </KeyValueItem>
      <KeyValueItem term={t('factReturn3y')}>
        <Percent value={fund.return3y} tone missing={common('missing.too_short')} />
      </KeyValueItem>
      <KeyValueItem term={t('factReturn5y')}>
        <Percent value={fund.return5y} tone missing={common('missing.too_short')} />
      </KeyValueItem>
      <KeyValueItem term={t('columnCharge')}>
        <Percent value={fund.ongoingCharge} missing={t('notSaid')} />
      </KeyValueItem>
      <KeyValueItem term={t('columnRisk')}>{fund.risk === null ? notSaid : t('riskOf', { risk: fund.risk })}</KeyValueItem>
      <KeyValueItem term={common('term.yield')}>
        <Percent value={fund.yield} missing={t('notSaid')} />
      </KeyValueItem>
      <KeyValueItem term={t('factEsg')}>{fund.esgRating === null ? notSaid : t('esgOf', { rating: fund.esgRating })}</KeyValueItem>
      <KeyValueItem term={t('factCurrency')}>{fund.currency}</KeyValueItem>
      <KeyValueItem term={t('factRegion')}>{fund.region === null ? notSaid : marketName(fund.region)}</KeyValueItem>
      <KeyValueItem term={t('sector')}>{fund.sector === null ? notSaid : marketName(fund.sector)}</KeyValueItem>
      <KeyValueItem term={t('factLaunched')}>
        <DateText value={fund.launched} missing={t('notSaid')} />
      </KeyValueItem>
      <KeyValueItem term={t('factAsOf')}>
        <DateText value={fund.asOf} />
      </KeyValueItem>
    </KeyValue>
  )
}
