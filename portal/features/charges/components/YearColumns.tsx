import { styled } from 'styled-components'
import type { ChargesOfYear, ChargesResponse } from '../../../../shared/contracts/wealth/charges'
import { type Money, moneyToNumber } from '../../../../shared/domain/money'
import { decimalParts, minus, missing } from '../../../../shared/format/decimalParts'
import { formatMoney } from '../../../../shared/format/money'
import { formatPercent } from '../../../../shared/format/percent'
import type { Locale } from '../../../../shared/i18n/locales'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { media } from '../../../ui/media'
import { tabularFigures } from '../../../ui/mixins'
import { token } from '../../../ui/tokens'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { kindColours } from '../model/kindColours'

const Bars = styled.ol`
  ${tabularFigures}
  display: flex;
  align-items: end;
  gap: ${token('s-1')};
  overflow-x: auto;
  padding-block: 2px;
  font: ${token('t-micro')};

  > li {
    flex: 1 1 1.75rem;
    min-inline-size: 1.75rem;
  }
`

const Bar = styled.button<{ $isChosen: boolean }>`
  /* what is hidden from sight in it must not widen the page */
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${token('s-1')};
  inline-size: 100%;
  border: 0;
  padding: 0;
  background: none;
  color: ${({ $isChosen }) => ($isChosen ? token('text') : token('text-muted'))};
  font: inherit;
  font-weight: ${({ $isChosen }) => ($isChosen ? 600 : 500)};
  cursor: pointer;

  > span:first-child {
    min-block-size: 0.875rem;
    white-space: nowrap;
  }

  /* the classes of a year on top of one another, the first at the foot */
  > i {
    display: flex;
    flex-direction: column-reverse;
    gap: 1px;
    inline-size: 100%;
    min-block-size: 1px;
    border-radius: 2px 2px 0 0;
    overflow: hidden;
    opacity: ${({ $isChosen }) => ($isChosen ? 1 : 0.45)};
  }

  > i > i {
    flex: 0 1 0;
    min-block-size: 1px;
    print-color-adjust: exact;
  }

  > span:last-child {
    inline-size: 100%;
    padding-block-start: ${token('s-1')};
    border-block-start: 1px solid ${token('rule')};
  }

  ${media.forcedColours} {
    > i > i {
      forced-color-adjust: none;
    }
  }
`

/** Where there is no room for all years, the latest are those that are seen first. */
function showLatest(bars: HTMLOListElement | null): void {
  if (bars) bars.scrollLeft = bars.scrollWidth
}

/** Height of the tallest bar, in rem. */
const tallest = 13

const units = { millions: 1_000_000, thousands: 1_000, whole: 1 } as const
export type Unit = keyof typeof units

/** What the columns are counted in, so that the figure of each has room over it. */
export function unitOf(years: ChargesResponse['years']): Unit {
  const most = Math.max(0, ...years.map(({ amount }) => Math.abs(moneyToNumber(amount))))
  return most >= units.millions ? 'millions' : most >= units.thousands ? 'thousands' : 'whole'
}

function inUnit(amount: Money, unit: Unit, locale: Locale): string {
  const digits = unit === 'whole' ? 0 : 1
  const { fraction, integer, sign } = decimalParts(moneyToNumber(amount) / units[unit], locale, { min: digits, max: digits })
  return `${sign < 0 ? minus : ''}${integer}${fraction}`
}

/** In the unit of the chart, or in percent of the average value without its sign. */
const overColumn = ({ amount, ratio }: ChargesOfYear, unit: Unit | 'percent', locale: Locale): string =>
  unit === 'percent' ? (ratio === null ? missing : formatPercent(ratio, locale).replace('%', '')) : inUnit(amount, unit, locale)

const heightOf = ({ amount, ratio }: ChargesOfYear, unit: Unit | 'percent'): number =>
  Math.max(0, unit === 'percent' ? (ratio ?? 0) : moneyToNumber(amount))

type Props = Readonly<{
  years: readonly ChargesOfYear[]
  unit: Unit | 'percent'
  /** The chosen one; null since inception. */
  year: number | null
  onYear: (year: number) => void
}>

/** The charges of each year as a column in the colours of their classes, the oldest first; one leads to its year. */
export function YearColumns({ onYear, unit, year, years }: Props) {
  const locale = useLocale()
  const most = Math.max(...years.map((each) => heightOf(each, unit))) || 1
  return (
    <Bars ref={showLatest}>
      {years
        .toSorted((a, b) => a.year - b.year)
        .map((each) => (
          <li key={each.year}>
            <Bar type="button" $isChosen={each.year === year} aria-pressed={each.year === year} onClick={() => onYear(each.year)}>
              <span aria-hidden="true">{overColumn(each, unit, locale)}</span>
              <i aria-hidden="true" style={{ blockSize: `${(tallest * heightOf(each, unit)) / most}rem` }}>
                {each.kinds.map(({ amount, kind }) => (
                  <i key={kind} style={{ flexGrow: Math.max(0, moneyToNumber(amount)), background: kindColours[kind] }} />
                ))}
              </i>
              <span>
                {each.year}
                <Said of={each} />
              </span>
            </Bar>
          </li>
        ))}
    </Bars>
  )
}

function Said({ of: { amount, kinds, ratio } }: Readonly<{ of: ChargesOfYear }>) {
  const t = useText('charges')
  const locale = useLocale()
  const parts = kinds.map((each) => `${t(`kind.${each.kind}`)} ${formatMoney(each.amount, locale)}`)
  return (
    <VisuallyHidden>
      : {[formatMoney(amount, locale), ...(ratio === null ? [] : [formatPercent(ratio, locale)]), ...parts].join(', ')}
    </VisuallyHidden>
  )
}
