import type { ReactNode } from 'react'
import type { BondsResponse, BondTotal } from '../../../../shared/contracts/wealth/bonds'
import { decimal, money, roundMoney } from '../../../../shared/domain/money'
import { roundHalfAway } from '../../../../shared/domain/rounding'
import { formatMoney } from '../../../../shared/format/money'
import { formatUnits } from '../../../../shared/format/number'
import { formatPercent } from '../../../../shared/format/percent'
import type { ReadState } from '../../../lib/data/defineRead'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Amount } from '../../../ui/Amount'
import { CardBody } from '../../../ui/CardBody'
import { CardFoot } from '../../../ui/CardFoot'
import { Missing } from '../../../ui/Missing'
import { Percent } from '../../../ui/Percent'
import { Skeleton } from '../../../ui/Skeleton'
import { Stack } from '../../../ui/Stack'
import { Text } from '../../../ui/Text'
import { DataCard } from '../../../wealth/DataCard'
import { KeyValue, KeyValueItem } from '../../../wealth/KeyValue'
import { Statement } from '../../../wealth/Statement'
import { isWhole } from '../model/totals'

/** What all bonds of a portfolio come to: a sentence, then sums and means. */
export function BondSummaryCard({ read }: Readonly<{ read: ReadState<BondsResponse> }>) {
  const t = useText('bonds')
  return (
    <DataCard
      read={read}
      t={t}
      title={t('summary')}
      skeleton={
        <CardBody>
          <Skeleton height="18rem" />
        </CardBody>
      }
      foot={<CardFoot>{t('method')}</CardFoot>}
    >
      {({ total }) => <CardBody>{total && <Summary total={total} />}</CardBody>}
    </DataCard>
  )
}

function Summary({ total }: Readonly<{ total: BondTotal }>) {
  const t = useText('bonds')
  const locale = useLocale()
  const { accrued, coupon, modifiedDuration, redemption, runningYield, yearlyIncome, yearsToMaturity, yieldToMaturity } = total
  const years = (figure: number | null) =>
    figure === null ? <Missing reason={t('noneHas')} /> : t('years', { years: formatUnits(decimal(roundHalfAway(figure, 1)), locale) })
  const none = t('noneHas')
  return (
    <Stack $gap={4}>
      <Statement>{sentence(total, t, locale)}</Statement>
      <KeyValue>
        <KeyValueItem term={t('columnYield')}>
          <Of of={yieldToMaturity}>
            <Percent value={yieldToMaturity.figure} missing={none} />
          </Of>
        </KeyValueItem>
        <KeyValueItem term={t('columnDuration')}>
          <Of of={modifiedDuration}>{years(modifiedDuration.figure)}</Of>
        </KeyValueItem>
        <KeyValueItem term={t('columnRunning')}>
          <Of of={runningYield}>
            <Percent value={runningYield.figure} missing={none} />
          </Of>
        </KeyValueItem>
        <KeyValueItem term={t('columnCoupon')}>
          <Of of={coupon}>
            <Percent value={coupon.figure} missing={none} />
          </Of>
        </KeyValueItem>
        <KeyValueItem term={t('yearsToMaturity')}>
          <Of of={yearsToMaturity}>{years(yearsToMaturity.figure)}</Of>
        </KeyValueItem>
        <KeyValueItem term={t('income')}>
          <Of of={yearlyIncome}>
            <Amount value={yearlyIncome.figure} missing={none} />
          </Of>
        </KeyValueItem>
        <KeyValueItem term={t('redemption')}>
          <Of of={redemption}>
            <Amount value={redemption.figure} missing={none} />
          </Of>
        </KeyValueItem>
        <KeyValueItem term={t('accruedNote')}>
          <Of of={accrued}>
            <Amount value={accrued.figure} missing={none} />
          </Of>
        </KeyValueItem>
      </KeyValue>
    </Stack>
  )
}

/** A figure, and of how much of the value it is where that is not all. */
function Of({
  children,
  of,
}: Readonly<{ of: BondTotal['coupon'] | BondTotal['accrued'] | BondTotal['modifiedDuration']; children: ReactNode }>) {
  const t = useText('bonds')
  const locale = useLocale()
  return (
    <>
      {children}
      {of.figure !== null && !isWhole(of) && of.covered !== null && (
        <Text $role="small" $muted>
          {' '}
          {t('of', { covered: formatPercent(of.covered, locale) })}
        </Text>
      )}
    </>
  )
}

/** What the means say to somebody who has never heard of them. */
function sentence(
  { modifiedDuration, value, yieldToMaturity }: BondTotal,
  t: ReturnType<typeof useText<'bonds'>>,
  locale: ReturnType<typeof useLocale>,
): string {
  if (yieldToMaturity.figure === null || modifiedDuration.figure === null) return t('sayNone')
  const values = {
    yield: formatPercent(yieldToMaturity.figure, locale),
    // The duration is what a hundred loses for one point.
    part: formatMoney(roundMoney(money(modifiedDuration.figure, value.currency)), locale),
    hundred: formatMoney(money(100, value.currency), locale, { digits: 0 }),
  }
  return isWhole(yieldToMaturity) || yieldToMaturity.covered === null
    ? t('say', values)
    : t('sayOf', { ...values, covered: formatPercent(yieldToMaturity.covered, locale) })
}
