import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import type { ChargesResponse } from '../../../../shared/contracts/wealth/charges'
import { type Money, moneyToNumber } from '../../../../shared/domain/money'
import { formatDate } from '../../../../shared/format/date'
import { decimalParts, minus } from '../../../../shared/format/decimalParts'
import { formatMoney } from '../../../../shared/format/money'
import type { Locale } from '../../../../shared/i18n/locales'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { CardBody } from '../../../ui/CardBody'
import { CardFoot } from '../../../ui/CardFoot'
import { tabularFigures } from '../../../ui/mixins'
import { Skeleton } from '../../../ui/Skeleton'
import { media } from '../../../ui/media'
import { token } from '../../../ui/tokens'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { DataCard } from '../../../wealth/DataCard'

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

  > i {
    inline-size: 100%;
    min-block-size: 1px;
    border-radius: 2px 2px 0 0;
    background: ${token('accent')};
    opacity: ${({ $isChosen }) => ($isChosen ? 1 : 0.45)};
    print-color-adjust: exact;
  }

  > span:last-child {
    inline-size: 100%;
    padding-block-start: ${token('s-1')};
    border-block-start: 1px solid ${token('rule')};
  }

  ${media.forcedColours} {
    > i {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`

/** Where there is no room for all years, the latest are those that are seen first. */
function showLatest(bars: HTMLOListElement | null): void {
  if (bars) bars.scrollLeft = bars.scrollWidth
}

/** Height of the tallest bar, in rem. */
const tallest = 9

const units = { millions: 1_000_000, thousands: 1_000, whole: 1 } as const
type Unit = keyof typeof units

/** What the columns are counted in, so that the figure of each has room over it. */
function unitOf(years: ChargesResponse['years']): Unit {
  const most = Math.max(0, ...years.map(({ amount }) => Math.abs(moneyToNumber(amount))))
  return most >= units.millions ? 'millions' : most >= units.thousands ? 'thousands' : 'whole'
}

function inUnit(amount: Money, unit: Unit, locale: Locale): string {
  const digits = unit === 'whole' ? 0 : 1
  const { fraction, integer, sign } = decimalParts(moneyToNumber(amount) / units[unit], locale, { min: digits, max: digits })
  return `${sign < 0 ? minus : ''}${integer}${fraction}`
}

type Props = Readonly<{ year: number | null; onYear: (year: number) => void }> &
  Pick<ComponentProps<typeof DataCard<ChargesResponse>>, 'read' | 'empty'>

/** The charges of each year as columns; one leads to its year. */
export function YearsCard({ empty, onYear, read, year }: Props) {
  const t = useText('charges')
  const locale = useLocale()
  return (
    <DataCard
      read={read}
      t={t}
      title={t('yearByYear')}
      note={({ years }) => years[0] && t('yearByYearNote', { unit: unitOf(years), currency: years[0].amount.currency })}
      noteSkeleton={<Skeleton width="min(16rem, 100%)" height="0.75rem" margin="0.1875rem" />}
      skeleton={
        <CardBody>
          <Skeleton height="12rem" />
        </CardBody>
      }
      empty={empty}
      foot={
        read.data?.total && (
          <CardFoot>{t('since', { total: formatMoney(read.data.total, locale), date: formatDate(read.data.to) })}</CardFoot>
        )
      }
    >
      {({ years }) => (
        <CardBody>
          <Bars ref={showLatest}>
            {years
              .toSorted((a, b) => a.year - b.year)
              .map(({ amount, year: each }) => (
                <li key={each}>
                  <Bar type="button" $isChosen={each === year} aria-pressed={each === year} onClick={() => onYear(each)}>
                    <span aria-hidden="true">{inUnit(amount, unitOf(years), locale)}</span>
                    <i
                      aria-hidden="true"
                      style={{
                        blockSize: `${(tallest * moneyToNumber(amount)) / Math.max(1, ...years.map((one) => moneyToNumber(one.amount)))}rem`,
                      }}
                    />
                    <span>
                      {each}
                      <VisuallyHidden>: {formatMoney(amount, locale)}</VisuallyHidden>
                    </span>
                  </Bar>
                </li>
              ))}
          </Bars>
        </CardBody>
      )}
    </DataCard>
  )
}
