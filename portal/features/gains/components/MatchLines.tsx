import { styled } from 'styled-components'
import type { DisposalMatch, GainsResponse } from '../../../../shared/contracts/wealth/gains'
import { formatDate } from '../../../../shared/format/date'
import { formatMoney } from '../../../../shared/format/money'
import { formatPrice, formatUnits } from '../../../../shared/format/number'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { type Text, useText } from '../../../lib/i18n/useText'
import type { Locale } from '../../../../shared/i18n/locales'
import { Amount } from '../../../ui/Amount'
import { tabularFigures } from '../../../ui/mixins'
import { seriesColour, token } from '../../../ui/tokens'

export const ruleColours = { same_day: seriesColour(2), thirty_days: seriesColour(3), pool: seriesColour(1) } as const

/** What each of the last three columns takes, and the last of all where it stands alone. */
export const figureColumn = { wide: '8.5rem', narrow: '7rem' } as const

const Lines = styled.span`
  ${tabularFigures}
  display: grid;
  /* beneath the figures too, to the edge of the table: they stand in columns of a set width, beside the name */
  margin-inline-end: calc(var(--_edge) - var(--_gap) - 3 * ${figureColumn.wide});
  margin-block-start: ${token('s-2')};
  border-inline-start: 2px solid ${token('border')};
  padding-inline-start: ${token('s-3')};

  > span {
    display: grid;
    grid-template-columns: 0.5rem 9rem minmax(0, 1fr) auto;
    align-items: baseline;
    gap: ${token('s-1')} ${token('s-2')};
    padding-block: 0.3125rem;
    color: ${token('text-muted')};
  }

  > span + span {
    border-block-start: 1px solid ${token('hairline')};
  }

  i {
    align-self: center;
    /* on the line that they hang from */
    inline-size: 0.5rem;
    block-size: 0.5rem;
    margin-inline-start: calc(-1 * ${token('s-3')} - 5px);
    border-radius: 50%;
    box-shadow: 0 0 0 3px ${token('surface')};
    print-color-adjust: exact;
  }

  b {
    font-weight: 550;
    color: ${token('text')};
  }

  @container (max-width: 46rem) {
    margin-inline-end: calc(var(--_edge) - var(--_gap) - ${figureColumn.narrow});

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

export type Method = GainsResponse['explanation']['method']

/** Only the rules of the United Kingdom know a pool by the section of their law. */
export const ruleName = (rule: DisposalMatch['rule'], method: Method) =>
  rule === 'pool' && method !== 'uk_matching' ? 'rule.average' : (`rule.${rule}` as const)

/** The acquisitions that a sale is matched to, each with its sum: why the gain is what it is. */
export function MatchLines({ matches, method }: Readonly<{ matches: readonly DisposalMatch[]; method: Method }>) {
  const t = useText('gains')
  const locale = useLocale()
  return (
    <Lines>
      {matches.map((match, index) => (
        <span key={`${match.rule}-${index}`}>
          <i aria-hidden="true" style={{ background: ruleColours[match.rule] }} />
          <b>{t(ruleName(match.rule, method))}</b>
          <span>{matchText(match, t, locale)}</span>
          <Amount value={match.gain} tone missing={t('notKnown')} />
        </span>
      ))}
    </Lines>
  )
}

/** "310 of 1,735 units in the pool, which cost £76,597.39: £19,846.20 − £13,685.99". */
function matchText({ acquired, cost, day, dealtAt, pool, proceeds, rule, units }: DisposalMatch, t: Text<'gains'>, locale: Locale): string {
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
    price: dealtAt ? formatPrice(dealtAt.price, dealtAt.unit, locale) : 'none',
  })
}
