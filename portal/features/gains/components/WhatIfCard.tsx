import HandCoins from 'lucide-react/icons/hand-coins'
import { Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { addDays, type IsoDate } from '../../../../shared/domain/dates'
import { averageCost, ifSold, type Sale } from '../../../../shared/domain/gains/ifSold'
import type { GainsResponse, TaxYearGains } from '../../../../shared/contracts/wealth/gains'
import {
  addMoney,
  compareMoney,
  decimal,
  type DecimalString,
  type Money,
  negateMoney,
  signOf,
  subtractMoney,
} from '../../../../shared/domain/money'
import type { QuotedPrice } from '../../../../shared/domain/quote'
import { formatDate } from '../../../../shared/format/date'
import { formatMoney } from '../../../../shared/format/money'
import { formatPrice } from '../../../../shared/format/number'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Amount } from '../../../ui/Amount'
import { Card } from '../../../ui/Card'
import { CardBody } from '../../../ui/CardBody'
import { CardFoot } from '../../../ui/CardFoot'
import { CardHead } from '../../../ui/CardHead'
import { EmptyState } from '../../../ui/EmptyState'
import { lazyPart } from '../../../ui/lazyPart'
import { Select } from '../../../ui/Select'
import { Skeleton } from '../../../ui/Skeleton'
import { Stack } from '../../../ui/Stack'
import { token } from '../../../ui/tokens'
import { KeyValue, KeyValueItem } from '../../../wealth/KeyValue'
import { Statement } from '../../../wealth/Statement'

const SaleFields = lazyPart(() => import('./SaleFields'), 'SaleFields', { texts: ['fields'] })

const Answer = styled.div`
  padding: ${token('s-4')};
  border-radius: ${token('radius')};
  background: ${token('surface-sunken')};

  > p {
    font-size: 1.125rem;
    line-height: 1.625rem;
  }
`

type Quoted = Readonly<{ value: Money; price: QuotedPrice | null; priceDate: IsoDate | null }>

/** What is held now. */
export type HeldNow = Readonly<{
  isLoading: boolean
  /** The day of its prices. */
  asOf: IsoDate | null
  /** By the id of the security; null where it is not held. */
  heldOf: (this: void, security: string) => Quoted | null
}>

type Props = Readonly<{ answer: GainsResponse; year: TaxYearGains; holdings: HeldNow }>

/** What a sale would do to the gains of the running tax year. Nothing is ordered. */
export function WhatIfCard({ answer, holdings: { asOf, heldOf, isLoading }, year }: Props) {
  const t = useText('gains')
  const choices = answer.pools.flatMap(({ cost, security, ...pool }) => {
    const now = heldOf(security)
    return cost && now && now.value.currency === cost.currency ? [{ ...pool, ...now, security, cost }] : []
  })
  const [chosen, setChosen] = useState<string | null>(null)
  const held = choices.find(({ security }) => security === chosen) ?? choices[0]
  if (!held)
    return (
      <Card aria-busy={isLoading || undefined}>
        <CardHead title={t('whatIf')} />
        {isLoading ? (
          <CardBody>
            <Skeleton height="12rem" />
          </CardBody>
        ) : (
          <EmptyState icon={HandCoins} title={t('nothingToSell')}>
            {t('nothingToSellText')}
          </EmptyState>
        )}
      </Card>
    )
  const { method, to: today } = answer.explanation
  return (
    <Card>
      <CardHead title={t('whatIf')} note={asOf && t('whatIfNote', { date: formatDate(asOf) })} />
      <CardBody>
        <Stack $gap={4}>
          <Select
            label={t('holding')}
            options={choices.map(({ name, security }) => ({ id: security, label: name }))}
            value={held.security}
            onChange={setChosen}
          />
          <Sold key={held.security} held={held} net={year.net} exempt={answer.isTaxable === false ? null : year.exempt} />
        </Stack>
      </CardBody>
      {/* Who sells today may buy back on the thirtieth day after it. */}
      <CardFoot>{method === 'uk_matching' && today ? t('thirtyDays', { date: formatDate(addDays(today, 30)) }) : t('estimate')}</CardFoot>
    </Card>
  )
}

type Held = Quoted & Readonly<{ units: DecimalString; cost: Money }>

function Sold({ exempt, held, net }: Readonly<{ held: Held; net: Money | null; exempt: Money | null }>) {
  const t = useText('gains')
  const locale = useLocale()
  const [units, setUnits] = useState(Number(held.units))
  const sale = Number.isFinite(units) ? ifSold(decimal(units), held) : null
  const average = averageCost(held, held.price?.unit ?? held.cost.currency)
  return (
    <>
      <Suspense fallback={<Skeleton height="5rem" />}>
        <SaleFields held={held} onUnits={setUnits} />
      </Suspense>
      <KeyValue>
        <KeyValueItem term={t('columnProceeds')}>
          <Amount value={sale?.proceeds ?? null} missing={t('chooseUnits')} />
        </KeyValueItem>
        <KeyValueItem term={average ? t('poolCostAt', { average: formatPrice(average.price, average.unit, locale) }) : t('poolCost')}>
          <Amount value={sale && negateMoney(sale.cost)} missing={t('chooseUnits')} />
        </KeyValueItem>
        <KeyValueItem term={t('columnGain')} isSum>
          <Amount value={sale?.gain ?? null} tone missing={t('chooseUnits')} />
        </KeyValueItem>
      </KeyValue>
      {net && <Answer aria-live="polite">{sale ? <WouldGo sale={sale} net={net} exempt={exempt} /> : <p>{t('chooseUnits')}</p>}</Answer>}
    </>
  )
}

/** What would become of the year, and of the allowance where there is one. */
function WouldGo({ exempt, net, sale }: Readonly<{ sale: Sale; net: Money; exempt: Money | null }>) {
  const t = useText('gains')
  const locale = useLocale()
  const then = addMoney(net, sale.gain)
  const values = { from: formatMoney(net, locale), to: formatMoney(then, locale) }
  if (!exempt) return <Statement>{t('wouldGo', values)}</Statement>
  const above = subtractMoney(then, exempt)
  if (compareMoney(then, exempt) > 0) return <Statement>{t('wouldGoAbove', { ...values, above: formatMoney(above, locale) })}</Statement>
  return signOf(then) > 0 ? (
    <Statement>{t('wouldGoWithin', { ...values, left: formatMoney(negateMoney(above), locale) })}</Statement>
  ) : (
    <Statement>{t('wouldGoUnused', values)}</Statement>
  )
}
