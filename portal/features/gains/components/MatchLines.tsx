import { styled } from 'styled-components'
import type { DisposalMatch } from '../../../../shared/contracts/wealth/gains'
import { formatDate } from '../../../../shared/format/date'
import { formatMoney } from '../../../../shared/format/money'
import { formatUnits } from '../../../../shared/format/number'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { type Text, useText } from '../../../lib/i18n/useText'
import type { Locale } from '../../../../shared/i18n/locales'
import { Amount } from '../../../ui/Amount'
import { tabularFigures } from '../../../ui/mixins'
import { seriesColour, token } from '../../../ui/tokens'

export const ruleColours = { same_day: seriesColour(2), thirty_days: seriesColour(3), pool: seriesColour(1) } as const

const Lines = styled.span`
  ${tabularFigures}
  display: grid;
  margin-block-start: ${token('s-2')};

  > span {
    display: grid;
    grid-template-columns: 0.5rem 8rem minmax(0, 1fr) auto;
    align-items: baseline;
    gap: ${token('s-2')};
    padding-block: ${token('s-1')};
    color: ${token('text-muted')};
  }

  > span + span {
    border-block-start: 1px solid ${token('hairline')};
  }

  i {
    align-self: center;
    inline-size: 0.4375rem;
    block-size: 0.4375rem;
    border-radius: 50%;
    print-color-adjust: exact;
  }

  b {
    font-weight: 500;
    color: ${token('text')};
  }

  @container (max-width: 46rem) {
    > span {
      grid-template-columns: 0.5rem minmax(0, 1fr) auto;
    }

    /* the words; the amount is the last */
    > span > span:not(:last-child) {
      grid-column: 2 / -1;
      grid-row: 2;
    }
  }
`

/** The acquisitions that a sale is matched to, each with its sum: why the gain is what it is. */
export function MatchLines({ matches }: Readonly<{ matches: readonly DisposalMatch[] }>) {
  const t = useText('gains')
  const locale = useLocale()
  return (
    <Lines>
      {matches.map((match, index) => (
        <span key={`${match.rule}-${index}`}>
          <i aria-hidden="true" style={{ background: ruleColours[match.rule] }} />
          <b>{t(`rule.${match.rule}`)}</b>
          <span>{matchText(match, t, locale)}</span>
          <Amount value={match.gain} tone missing={t('notKnown')} />
        </span>
      ))}
    </Lines>
  )
}

/** "310 of 1,735 units in the pool, which cost £76,597.39: £19,846.20 − £13,685.99". */
function matchText({ acquired, cost, day, pool, proceeds, rule, units }: DisposalMatch, t: Text<'gains'>, locale: Locale): string {
  const sum = cost ? t('sum', { proceeds: formatMoney(proceeds, locale), cost: formatMoney(cost, locale) }) : formatMoney(proceeds, locale)
  const shown = { units: formatUnits(units, locale), count: Number(units), sum }
  if (rule === 'pool')
    return pool?.cost
      ? t('poolText', { ...shown, all: formatUnits(pool.units, locale), cost: formatMoney(pool.cost, locale) })
      : t('poolTextWithoutCost', shown)
  return t(rule === 'same_day' ? 'sameDayText' : 'thirtyDaysText', {
    ...shown,
    date: acquired ? formatDate(acquired) : '',
    day: day ?? 0,
  })
}
