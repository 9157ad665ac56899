import HandCoins from 'lucide-react/icons/hand-coins'
import { Suspense, useState } from 'react'
import { addDays } from '../../../../shared/domain/dates'
import { ifSold } from '../../../../shared/domain/gains/ifSold'
import type { GainsResponse, TaxYearGains } from '../../../../shared/contracts/wealth/gains'
import { addMoney, decimal, type Money, negateMoney } from '../../../../shared/domain/money'
import { formatDate } from '../../../../shared/format/date'
import { formatMoney } from '../../../../shared/format/money'
import { formatUnits } from '../../../../shared/format/number'
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
import { KeyValue, KeyValueItem } from '../../../wealth/KeyValue'
import { Statement } from '../../../wealth/Statement'

const NumberField = lazyPart(() => import('../../../ui/fields/NumberField'), 'NumberField', { texts: ['fields'] })

/** Values of what is held now. */
export type HeldValues = Readonly<{
  isLoading: boolean
  /** By the id of the security; null where it is not known. */
  marketValueOf: (this: void, security: string) => Money | null
}>

type Props = Readonly<{ answer: GainsResponse; year: TaxYearGains; holdings: HeldValues }>

/** What a sale would do to the gains of the running tax year. Nothing is ordered. */
export function WhatIfCard({ answer, holdings: { isLoading, marketValueOf }, year }: Props) {
  const t = useText('gains')
  const choices = answer.pools.flatMap(({ cost, security, ...pool }) => {
    const value = marketValueOf(security)
    return cost && value && value.currency === cost.currency ? [{ ...pool, security, cost, value }] : []
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
  return (
    <Card>
      <CardHead title={t('whatIf')} note={answer.asOf && t('whatIfNote', { date: formatDate(answer.asOf) })} />
      <CardBody>
        <Stack $gap={4}>
          <Select
            label={t('holding')}
            options={choices.map(({ name, security }) => ({ id: security, label: name }))}
            value={held.security}
            onChange={setChosen}
          />
          <Sold key={held.security} held={held} net={year.net} />
        </Stack>
      </CardBody>
      <CardFoot>{answer.asOf ? t('thirtyDays', { date: formatDate(addDays(answer.asOf, 30)) }) : t('estimate')}</CardFoot>
    </Card>
  )
}

type Held = Parameters<typeof ifSold>[1]

function Sold({ held, net }: Readonly<{ held: Held; net: Money | null }>) {
  const t = useText('gains')
  const locale = useLocale()
  const [units, setUnits] = useState(Number(held.units))
  const sale = Number.isFinite(units) ? ifSold(decimal(units), held) : null
  return (
    <>
      <Suspense fallback={<Skeleton height="3.75rem" />}>
        <NumberField
          label={t('units')}
          hint={t('unitsOf', { units: formatUnits(held.units, locale) })}
          defaultValue={Number(held.units)}
          minValue={0}
          maxValue={Number(held.units)}
          formatOptions={{ maximumFractionDigits: 7 }}
          onChange={setUnits}
        />
      </Suspense>
      <KeyValue>
        <KeyValueItem term={t('columnProceeds')}>
          <Amount value={sale?.proceeds ?? null} missing={t('chooseUnits')} />
        </KeyValueItem>
        <KeyValueItem term={t('poolCost')}>
          <Amount value={sale && negateMoney(sale.cost)} missing={t('chooseUnits')} />
        </KeyValueItem>
        <KeyValueItem term={t('columnGain')} isSum>
          <Amount value={sale?.gain ?? null} tone missing={t('chooseUnits')} />
        </KeyValueItem>
      </KeyValue>
      {sale && net && (
        <Statement>{t('wouldGo', { from: formatMoney(net, locale), to: formatMoney(addMoney(net, sale.gain), locale) })}</Statement>
      )}
    </>
  )
}
