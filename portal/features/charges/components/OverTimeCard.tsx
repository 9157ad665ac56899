import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import Big from 'big.js'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import type { ChargesResponse } from '../../../../shared/contracts/wealth/charges'
import { type Money, money, moneyToNumber, roundMoney, subtractMoney } from '../../../../shared/domain/money'
import { formatDate } from '../../../../shared/format/date'
import { formatMoney } from '../../../../shared/format/money'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { CardBody } from '../../../ui/CardBody'
import { CardFoot } from '../../../ui/CardFoot'
import { tabularFigures } from '../../../ui/mixins'
import { Stack } from '../../../ui/Stack'
import { seriesColour, token } from '../../../ui/tokens'
import { WordsSkeleton } from '../../../ui/WordsSkeleton'
import { DataCard } from '../../../wealth/DataCard'
import { ExplainButton } from '../../../wealth/ExplainLabel'
import { Bar } from '../../../wealth/ShareBar'
import { AwaitedStatement, Statement } from '../../../wealth/Statement'

const Line = styled.div`
  ${tabularFigures}
  display: grid;
  gap: ${token('s-1')};

  > p {
    display: flex;
    justify-content: space-between;
    gap: ${token('s-3')};
  }
`

const Tall = styled(Bar)`
  && {
    block-size: 0.625rem;
  }
`

/** What is left stands out; what would have been is beside it. */
const colours = { before: seriesColour(9), after: seriesColour(1) } as const

/** The answer tells of a hundred thousand; people reckon with a hundred. */
const [told, shown] = [100_000, 100]
const scaled = ({ amount, currency }: Money): Money => roundMoney(money(new Big(amount).times(shown).div(told), currency))

/** What a hundred of the currency became with the charges of the last years and what it would have become without them. */
export function OverTimeCard({ read }: Pick<ComponentProps<typeof DataCard<ChargesResponse>>, 'read'>) {
  const t = useText('charges')
  return (
    <DataCard
      read={read}
      t={t}
      title={t('overTime')}
      note={(answer) => <Note answer={answer} />}
      actions={({ effect }) => effect.length > 0 && <ExplainButton figure="fees.effect" name={t('overTime')} />}
      awaited={{ note: <WordsSkeleton like={t('overTimeNote', { start: '£100', year: '2013', date: '31/12/2026', full: '£300' })} /> }}
      skeleton={<OverTimeSkeleton />}
      empty={{ when: ({ effect }) => effect.length === 0, icon: ChartNoAxesColumn, title: t('noEffect'), text: t('noEffectText') }}
      foot={<CardFoot>{t('overTimeFoot')}</CardFoot>}
    >
      {(answer) => (
        <CardBody>
          <Became answer={answer} />
        </CardBody>
      )}
    </DataCard>
  )
}

/** Two bars and what they come to. */
function OverTimeSkeleton() {
  const t = useText('charges')
  return (
    <CardBody>
      <Stack $gap={4} aria-hidden="true">
        {(['before', 'after'] as const).map((end) => (
          <Line key={end}>
            <p>
              <WordsSkeleton like={t(end)} />
              <WordsSkeleton like="£123.45" />
            </p>
            <Tall />
          </Line>
        ))}
        <AwaitedStatement like={t('took', { took: '£12.34', start: '£100' })} />
      </Stack>
    </CardBody>
  )
}

/** The two ends, and what fills a bar: the next hundred above the larger one. */
function endsOf({ effect, currency }: ChargesResponse) {
  const [first, last] = [effect.at(0), effect.at(-1)]
  if (!first || !last) return null
  const [before, after] = [scaled(last.withoutCosts), scaled(last.withCosts)]
  const full = Math.ceil(Math.max(moneyToNumber(before), moneyToNumber(after), 1) / shown) * shown
  return { before, after, full, since: first.year, start: money(shown, currency) }
}

function Note({ answer }: Readonly<{ answer: ChargesResponse }>) {
  const t = useText('charges')
  const locale = useLocale()
  const ends = endsOf(answer)
  if (!ends) return null
  const whole = (amount: Money) => formatMoney(amount, locale, { digits: 0 })
  return t('overTimeNote', {
    start: whole(ends.start),
    year: String(ends.since),
    date: formatDate(answer.effectTo ?? answer.to),
    full: whole(money(ends.full, answer.currency)),
  })
}

function Became({ answer }: Readonly<{ answer: ChargesResponse }>) {
  const t = useText('charges')
  const locale = useLocale()
  const ends = endsOf(answer)
  if (!ends) return null
  const { after, before, full, start } = ends
  return (
    <Stack $gap={4}>
      {(['before', 'after'] as const).map((end) => (
        <Line key={end}>
          <p>
            <span>{t(end)}</span>
            <b>{formatMoney(ends[end], locale)}</b>
          </p>
          <Tall aria-hidden="true">
            <i style={{ inlineSize: `${(moneyToNumber(ends[end]) / full) * 100}%`, background: colours[end] }} />
          </Tall>
        </Line>
      ))}
      <Statement>
        {t('took', { took: formatMoney(subtractMoney(before, after), locale), start: formatMoney(start, locale, { digits: 0 }) })}
      </Statement>
    </Stack>
  )
}
