import type { ComponentProps } from 'react'
import type { ChargesResponse } from '../../../../shared/contracts/wealth/charges'
import { kindLines } from '../../../../shared/domain/charges/kindLines'
import { money, roundMoney } from '../../../../shared/domain/money'
import { ratio, shareOf } from '../../../../shared/domain/ratio'
import { formatDate } from '../../../../shared/format/date'
import { formatMoney } from '../../../../shared/format/money'
import { formatPoints } from '../../../../shared/format/points'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Amount } from '../../../ui/Amount'
import { CardBody } from '../../../ui/CardBody'
import { Percent } from '../../../ui/Percent'
import { Select } from '../../../ui/Select'
import { Skeleton } from '../../../ui/Skeleton'
import { Stack } from '../../../ui/Stack'
import { token } from '../../../ui/tokens'
import { WordsSkeleton } from '../../../ui/WordsSkeleton'
import { DataCard } from '../../../wealth/DataCard'
import { ExplainTerm } from '../../../wealth/ExplainLabel'
import { AwaitedKeyValue, KeyValue, KeyValueItem } from '../../../wealth/KeyValue'
import { AwaitedStrip, ShareStrip } from '../../../wealth/ShareStrip'
import { AwaitedStatement, Statement } from '../../../wealth/Statement'
import { kindColours } from '../model/kindColours'
import { AwaitedKindLegend, KindLegend } from './KindLegend'

const sinceInception = 'all'

interface PaidCardProps extends Pick<ComponentProps<typeof DataCard<ChargesResponse>>, 'read' | 'empty'> {
  /** It is not known yet which year there is to show. */
  isAwaited: boolean
  /** Null since inception. */
  year: number | null
  years: readonly number[]
  /** The last day of an answer as it is written. */
  until: (answer: ChargesResponse) => string
  onYear: (year: number | null) => void
}

/** What was paid in a year, in one sentence and as one line of its kinds. */
export function PaidCard({ empty, isAwaited, onYear, read, until, year, years }: PaidCardProps) {
  const t = useText('charges')
  return (
    <DataCard
      read={read}
      t={t}
      title={
        isAwaited ? (
          <WordsSkeleton like={t('paidIn', { year: '2000' })} />
        ) : year === null ? (
          t('paidSinceInception')
        ) : (
          t('paidIn', { year: String(year) })
        )
      }
      note={(answer) =>
        answer.from ? t('fromTo', { from: formatDate(answer.from), to: until(answer) }) : t('until', { to: until(answer) })
      }
      awaited={{ note: <WordsSkeleton like={t('fromTo', { from: '01/01/2000', to: '31/12/2000' })} /> }}
      actions={
        isAwaited ? (
          <Skeleton width="5.5rem" height={token('control-h')} />
        ) : (
          <Select
            label={t('year')}
            isLabelHidden
            options={[
              ...years.map((each) => ({ id: String(each), label: String(each) })),
              { id: sinceInception, label: t('sinceInception') },
            ]}
            value={year === null ? sinceInception : String(year)}
            onChange={(id) => onYear(id === sinceInception ? null : Number(id))}
          />
        )
      }
      skeleton={<PaidSkeleton />}
      empty={empty}
    >
      {(answer) => (
        <CardBody>
          <Paid answer={answer} year={year} />
        </CardBody>
      )}
    </DataCard>
  )
}

/** A usual year at its final size. */
function PaidSkeleton() {
  const t = useText('charges')
  return (
    <CardBody>
      <Stack $gap={4}>
        <AwaitedStatement like={t('paidOf', { total: '£12,345.67', part: '£1.23', hundred: '£100' })} />
        <AwaitedStrip isTall />
        <AwaitedKindLegend />
        <AwaitedKeyValue terms={[t('averageValue'), t('ofAverage'), t('all')]} hasSum />
        <AwaitedKeyValue terms={[t('returnBefore', { year: '2000' }), t('tookFromIt'), t('returnAfter')]} hasSum />
      </Stack>
    </CardBody>
  )
}

const names = { averageValue: 'averageValue', ratio: 'ofAverage', total: 'all' } as const

function Paid({ answer, year }: Readonly<{ answer: ChargesResponse; year: number | null }>) {
  const t = useText('charges')
  const locale = useLocale()
  const { averageValue, currency, effect, ratio: ofAverage, total } = answer
  const lines = kindLines(answer)
  const ofYear = effect.at(-1)
  const term = (figure: keyof typeof names, isKnown: boolean) => (
    <ExplainTerm figure={`fees.${figure}`} isKnown={isKnown}>
      {t(names[figure])}
    </ExplainTerm>
  )
  return (
    <Stack $gap={4}>
      {total && (
        <Statement>
          {ofAverage === null
            ? t('paid', { total: formatMoney(total, locale) })
            : t('paidOf', {
                total: formatMoney(total, locale),
                part: formatMoney(roundMoney(money(ofAverage * 100, currency)), locale),
                hundred: formatMoney(money(100, currency), locale, { digits: 0 }),
              })}
        </Statement>
      )}
      {total && (
        <ShareStrip
          isTall
          segments={lines.map(({ amount, kind }) => ({
            id: kind,
            label: t(`kind.${kind}`),
            colour: kindColours[kind],
            share: shareOf(amount, total) ?? ratio(0),
          }))}
        />
      )}
      {total && <KindLegend lines={lines} />}
      <KeyValue>
        <KeyValueItem term={term('averageValue', averageValue !== null)}>
          <Amount value={averageValue} missing={t('noAverage')} />
        </KeyValueItem>
        <KeyValueItem term={term('ratio', ofAverage !== null)}>
          <Percent value={ofAverage} missing={t('noAverage')} />
        </KeyValueItem>
        <KeyValueItem term={term('total', total !== null)} isSum>
          <Amount value={total} missing={t('incomplete')} />
        </KeyValueItem>
      </KeyValue>
      {ofYear && ofYear.year === year && (
        <KeyValue>
          <KeyValueItem term={t('returnBefore', { year: String(year) })}>
            <Percent value={ofYear.before} signed />
          </KeyValueItem>
          <KeyValueItem term={t('tookFromIt')}>{formatPoints(ratio(0 - ofYear.costs), locale, t('points'))}</KeyValueItem>
          <KeyValueItem term={t('returnAfter')} isSum>
            <Percent value={ofYear.after} signed />
          </KeyValueItem>
        </KeyValue>
      )}
    </Stack>
  )
}
