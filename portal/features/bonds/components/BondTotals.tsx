import type { ReactNode } from 'react'
import type { BondTotal } from '../../../../shared/contracts/wealth/bonds'
import { formatTenths } from '../../../../shared/format/tenths'
import { formatPercent } from '../../../../shared/format/percent'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Amount } from '../../../ui/Amount'
import { Missing } from '../../../ui/Missing'
import { Percent } from '../../../ui/Percent'
import { Text } from '../../../ui/Text'
import { ExplainTerm } from '../../../wealth/ExplainLabel'
import { KeyValue, KeyValueItem } from '../../../wealth/KeyValue'
import { isWhole } from '../model/totals'

type Figure = Exclude<keyof BondTotal, 'count' | 'value' | 'share'>
type Props = Readonly<{
  columns?: 1 | 2
  /** On the screen each opens what it is made of. */
  isExplained?: boolean
  total: BondTotal
}>

/** Sums and means of bonds, on the screen and on paper. */
export function BondTotals({ columns = 1, isExplained = false, total }: Props) {
  const t = useText('bonds')
  const locale = useLocale()
  const { accrued, coupon, modifiedDuration, redemption, runningYield, yearlyIncome, yearsToMaturity, yieldToMaturity } = total
  const none = t('noneHas')
  const years = (figure: number | null) =>
    figure === null ? <Missing reason={none} /> : <Text $nowrap>{t('years', { years: formatTenths(figure, locale) })}</Text>
  const term = (figure: Figure, name: string) => (
    <ExplainTerm figure={`bonds.${figure}`} isKnown={isExplained && total[figure].figure !== null}>
      {name}
    </ExplainTerm>
  )
  return (
    <KeyValue columns={columns} label={t('summary')}>
      <KeyValueItem term={term('yieldToMaturity', t('columnYield'))}>
        <Of of={yieldToMaturity}>
          <Percent value={yieldToMaturity.figure} missing={none} />
        </Of>
      </KeyValueItem>
      <KeyValueItem term={term('modifiedDuration', t('columnDuration'))}>
        <Of of={modifiedDuration}>{years(modifiedDuration.figure)}</Of>
      </KeyValueItem>
      <KeyValueItem term={term('runningYield', t('columnRunning'))}>
        <Of of={runningYield}>
          <Percent value={runningYield.figure} missing={none} />
        </Of>
      </KeyValueItem>
      <KeyValueItem term={term('coupon', t('columnCoupon'))}>
        <Of of={coupon}>
          <Percent value={coupon.figure} missing={none} />
        </Of>
      </KeyValueItem>
      <KeyValueItem term={term('yearsToMaturity', t('yearsToMaturity'))}>
        <Of of={yearsToMaturity}>{years(yearsToMaturity.figure)}</Of>
      </KeyValueItem>
      <KeyValueItem term={term('yearlyIncome', t('income'))}>
        <Of of={yearlyIncome}>
          <Amount value={yearlyIncome.figure} missing={none} />
        </Of>
      </KeyValueItem>
      <KeyValueItem term={term('redemption', t('redemption'))}>
        <Of of={redemption}>
          <Amount value={redemption.figure} missing={none} />
        </Of>
      </KeyValueItem>
      <KeyValueItem term={term('accrued', t('accruedNote'))}>
        <Of of={accrued}>
          <Amount value={accrued.figure} missing={none} />
        </Of>
      </KeyValueItem>
    </KeyValue>
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
        <>
          {' '}
          <Text $role="small" $muted $nowrap>
            {t('of', { covered: formatPercent(of.covered, locale) })}
          </Text>
        </>
      )}
    </>
  )
}
