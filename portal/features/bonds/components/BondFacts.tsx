import { decimal } from '../../../../shared/domain/money'
import { roundHalfAway } from '../../../../shared/domain/rounding'
import { formatUnits } from '../../../../shared/format/number'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Amount } from '../../../ui/Amount'
import { DateText } from '../../../ui/DateText'
import { Missing } from '../../../ui/Missing'
import { Percent } from '../../../ui/Percent'
import { Stack } from '../../../ui/Stack'
import { Text } from '../../../ui/Text'
import { KeyValue, KeyValueItem } from '../../../wealth/KeyValue'
import { useBonds } from '../bonds.read'
import { couponPercent, couponText } from '../model/couponText'

/** The terms and figures of one bond, in the drawer of its holding. Nothing for a holding that is no bond, and while they are on their way. */
export function BondFacts({ holdingId, portfolioId }: Readonly<{ portfolioId: string; holdingId: string }>) {
  const t = useText('bonds')
  const locale = useLocale()
  const bond = useBonds(portfolioId).data?.bonds.find(({ id }) => id === holdingId)
  if (!bond) return null
  const noTerms = t('missing.terms')
  const noYield = t(`missing.${bond.missingYield ?? 'terms'}`)
  const noCoupon = t(`missing.${bond.missingCoupon ?? 'terms'}`)
  const years = (figure: number | null, reason: string) =>
    figure === null ? <Missing reason={reason} /> : t('years', { years: formatUnits(decimal(roundHalfAway(figure, 2)), locale) })
  return (
    <Stack $gap={2}>
      <h3>{t('facts')}</h3>
      <Text $muted>{couponText(bond, t)}</Text>
      <KeyValue columns={2} label={t('facts')}>
        <KeyValueItem term={t('columnCoupon')}>
          {bond.coupon === null ? <Missing reason={noTerms} /> : couponPercent(bond.coupon, locale)}
        </KeyValueItem>
        <KeyValueItem term={t('columnMaturity')}>
          <DateText value={bond.maturity} missing={noTerms} />
        </KeyValueItem>
        <KeyValueItem term={t('columnYield')}>
          <Percent value={bond.yieldToMaturity} missing={noYield} />
        </KeyValueItem>
        <KeyValueItem term={t('columnDuration')}>{years(bond.modifiedDuration, noYield)}</KeyValueItem>
        <KeyValueItem term={t('columnRunning')}>
          <Percent value={bond.runningYield} missing={noCoupon} />
        </KeyValueItem>
        <KeyValueItem term={t('columnRating')}>{bond.rating ?? <Missing reason={t('missing.rating')} />}</KeyValueItem>
        <KeyValueItem term={t('income')}>
          <Amount value={bond.yearlyIncome} missing={noCoupon} />
        </KeyValueItem>
        <KeyValueItem term={t('columnAccrued')}>
          <Amount value={bond.accrued} missing={noCoupon} />
        </KeyValueItem>
        <KeyValueItem term={t('redemption')}>
          <Amount value={bond.redemption} missing={t(`missing.${bond.missingRedemption ?? 'terms'}`)} />
        </KeyValueItem>
      </KeyValue>
    </Stack>
  )
}
