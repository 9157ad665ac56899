import { type ComponentProps, useMemo, useState } from 'react'
import type { ChargesResponse } from '../../../../shared/contracts/wealth/charges'
import { formatDate } from '../../../../shared/format/date'
import { formatMoney } from '../../../../shared/format/money'
import { ChartTable } from '../../../charts/ChartTable'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { ButtonSkeleton } from '../../../ui/ButtonSkeleton'
import { CardBody } from '../../../ui/CardBody'
import { CardFoot } from '../../../ui/CardFoot'
import { Skeleton } from '../../../ui/Skeleton'
import { Stack } from '../../../ui/Stack'
import { DataTable } from '../../../ui/table/DataTable'
import { WordsSkeleton } from '../../../ui/WordsSkeleton'
import { DataCard } from '../../../wealth/DataCard'
import { yearColumns } from '../charges.columns'
import { unitOf, YearColumns } from './YearColumns'

type Props = Readonly<{ year: number | null; onYear: (year: number) => void }> &
  Pick<ComponentProps<typeof DataCard<ChargesResponse>>, 'read' | 'empty'>

/** The charges of each year as columns, in money or of the average value, and as a table. */
export function YearsCard({ empty, onYear, read, year }: Props) {
  const t = useText('charges')
  const locale = useLocale()
  const [isInPercent, setInPercent] = useState(false)
  const answer = read.data
  const since = answer?.years.at(-1)?.year
  return (
    <DataCard
      read={read}
      t={t}
      title={t('yearByYear')}
      note={({ years }) =>
        years[0] && t('yearByYearNote', { unit: isInPercent ? 'percent' : unitOf(years), currency: years[0].amount.currency })
      }
      awaited={{
        note: <WordsSkeleton like={t('yearByYearNote', { unit: 'thousands', currency: 'GBP' })} />,
        actions: <ButtonSkeleton like={t('inPercent')} />,
      }}
      actions={({ currency, years }) =>
        years.some(({ ratio }) => ratio !== null) && (
          <Button variant="quiet" size="s" onPress={() => setInPercent(!isInPercent)}>
            {isInPercent ? t('inCurrency', { currency }) : t('inPercent')}
          </Button>
        )
      }
      skeleton={
        <CardBody>
          <Skeleton height="16rem" />
        </CardBody>
      }
      empty={empty}
      foot={
        answer
          ? answer.total &&
            since !== undefined && (
              <CardFoot>
                {t('since', { total: formatMoney(answer.total, locale), year: String(since), date: formatDate(answer.to) })}
              </CardFoot>
            )
          : read.isLoading && (
              <CardFoot>
                <WordsSkeleton like={t('since', { total: '£12,345.67', year: '2013', date: '31/12/2026' })} />
              </CardFoot>
            )
      }
    >
      {(history) => (
        <CardBody>
          <Stack $gap={3}>
            <YearColumns years={history.years} unit={isInPercent ? 'percent' : unitOf(history.years)} year={year} onYear={onYear} />
            <YearTable answer={history} />
          </Stack>
        </CardBody>
      )}
    </DataCard>
  )
}

function YearTable({ answer: { total, years } }: Readonly<{ answer: ChargesResponse }>) {
  const t = useText('charges')
  const common = useText('common')
  const rows = useMemo(() => years.map((each) => ({ ...each, id: String(each.year) })), [years])
  return (
    <ChartTable label={common('showAsTable')}>
      <DataTable
        columns={yearColumns}
        rows={rows}
        caption={t('yearByYear')}
        place="drawer"
        foot={{ name: t('all'), sum: { amount: total } }}
      />
    </ChartTable>
  )
}
