import CalendarRange from 'lucide-react/icons/calendar-range'
import { useDeferredValue, useMemo } from 'react'
import { styled } from 'styled-components'
import type { DateRange } from '../../shared/domain/dateRange'
import { addMonths, type IsoDate } from '../../shared/domain/dates'
import { type TransactionType, transactionTypes } from '../../shared/domain/transactionType'
import { formatDate } from '../../shared/format/date'
import type { ReadState } from '../lib/data/defineRead'
import type { MessageValues } from '../lib/i18n/formatMessage'
import type { Namespace } from '../lib/i18n/namespaces'
import { useText } from '../lib/i18n/useText'
import { Card } from '../ui/Card'
import { EmptyState } from '../ui/EmptyState'
import { Filters } from '../ui/Filters'
import { SearchField } from '../ui/SearchField'
import { Select } from '../ui/Select'
import { Stack } from '../ui/Stack'
import { CsvButton } from '../ui/table/CsvButton'
import { DataTable, type DataTableOptions } from '../ui/table/DataTable'
import type { TableColumns } from '../ui/table/defineColumns'
import { TableSkeleton } from '../ui/table/TableSkeleton'
import { useCsvExport } from '../ui/table/useCsvExport'
import { type Booking, filterBookings, noFilter, typesOf, useBookingsFilter } from './bookingsFilter'
import { DataCard, type DataText } from './DataCard'
import { isComplete, usePeriod } from './listPeriod'
import { NoMatch, type NoneText, Refused, useNone } from './NoBookings'
import { PeriodFilter } from './PeriodFilter'
import { type PortfolioTabProps, useTabCsv } from './portfolioTab'
import { media } from '../ui/media'
import { useIsSaid } from './useIsSaid'

/** `showing` takes `count`, `from` and `to`; `showingUntil`, for all since the beginning, no `from`. */
type PanelText = NoneText &
  DataText &
  ((key: 'title' | 'caption' | 'search' | 'showing' | 'showingUntil', values?: MessageValues) => string)

/** `from` is null where the list begins with the portfolio. */
type Answer = Readonly<{ from: IsoDate | null; to: IsoDate }>

interface BookingsPanelProps<Row, Sum, N extends Namespace, A> extends Pick<PortfolioTabProps, 'portfolio' | 'csvName'> {
  t: PanelText
  /** Of the period of `usePeriod`. */
  read: ReadState<A>
  /** Of an answer, in their order. */
  rowsOf: (answer: A) => readonly Row[]
  columns: TableColumns<Row, Sum, N, object>
  /** What the types are called here, where it is not the word of the booking; the same functions from one render to the next. */
  kinds?: Readonly<{ label: string; every: string; nameOf: (type: TransactionType) => string }>
  /** Groups and total of the rows that the filter leaves, of all rows of the answer; the same function from one render to the next. */
  sums?: (rows: readonly Row[], answer: A, all: readonly Row[]) => Pick<DataTableOptions<Row, Sum>, 'grouping' | 'foot'>
  /** What a row opens beside the list, and which one is open. */
  opening?: Pick<DataTableOptions<Row, Sum>, 'opening' | 'selectedId'>
}

/* the labels stand above, so the button keeps to the line of the boxes */
const Row = styled(Filters)`
  > * {
    align-self: flex-end;
  }

  > [data-field='select'] {
    flex: 0 1 13rem;
  }

  ${media.below(600)} {
    > [data-field='select'] {
      flex: 1 1 11rem;
    }
  }
`

const everyType = 'all'
/** As the answers have them; the head says so. */
const newestFirst = { id: 'date', descending: true }

/** The tab of a list of bookings: period, search, type, CSV, table. Period and filter stand in the address. */
export function BookingsPanel<R extends Booking, Sum, N extends Namespace, A extends Answer>(props: BookingsPanelProps<R, Sum, N, A>) {
  const { t, read, rowsOf, columns, sums, kinds, opening, portfolio, csvName } = props
  const words = useText('wealth')
  const common = useText('common')
  const [period, setPeriod] = usePeriod()
  const [filter, setFilter] = useBookingsFilter()
  const asked = useDeferredValue(filter)
  const csv = useCsvExport(columns, {})
  const { data } = read
  const all = useMemo(() => (data ? rowsOf(data) : []), [data, rowsOf])
  const ownName = kinds?.nameOf
  const nameOf = useMemo(() => ownName ?? ((type: TransactionType) => common(`transactionType.${type}`)), [ownName, common])
  const rows = useMemo(() => filterBookings(all, asked, nameOf), [all, asked, nameOf])
  const summed = useMemo(() => data && sums?.(rows, data, all), [sums, rows, data, all])
  const save = () => csv.save(csvName(), rows)
  useTabCsv(rows.length > 0 ? save : null)
  const inception = portfolio?.inception ?? null

  const handleRange = (range: DateRange) => {
    if (range !== 'custom') setPeriod({ range, from: null, to: null })
    // A custom period starts from the days that were on the screen.
    else setPeriod({ range, from: data ? (data.from ?? inception ?? addMonths(data.to, -1)) : null, to: data?.to ?? null })
  }
  const none = useNone(t, period.range, handleRange)
  // A bar over nothing asks for what cannot be had.
  if (useIsSaid(read)) return null

  return (
    <Stack>
      <Row role="group" aria-label={words('filters')}>
        <PeriodFilter
          period={period}
          inception={inception}
          onRangeChange={handleRange}
          onDatesChange={(from, to) => setPeriod({ range: 'custom', from, to })}
        />
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          value={filter.search}
          onChange={(search) => setFilter({ ...filter, search })}
        />
        <Select
          label={kinds?.label ?? words('type')}
          options={[
            { id: everyType, label: kinds?.every ?? words('allTypes') },
            ...typesOf(all, filter.type).map((id) => ({ id, label: nameOf(id) })),
          ]}
          value={filter.type ?? everyType}
          onChange={(id) => setFilter({ ...filter, type: transactionTypes.find((type) => type === id) ?? null })}
        />
        <CsvButton isInBar onPress={save} isDisabled={rows.length === 0} cells={() => csv.cells(rows)} />
      </Row>
      {isComplete(period) ? (
        <DataCard
          read={read}
          t={t}
          title={t('title')}
          aside={(answer) => rowsOf(answer).length > 0 && <Showing t={t} answer={answer} count={rows.length} />}
          skeleton={<TableSkeleton columns={columns} rows={8} />}
          empty={{ when: (answer) => rowsOf(answer).length === 0, ...none }}
          failure={({ message, status }) =>
            status === 400 ? <Refused period={period} message={message} onRangeChange={handleRange} /> : null
          }
        >
          {() =>
            rows.length === 0 ? (
              <NoMatch onClearFilter={() => setFilter(noFilter)} />
            ) : (
              <DataTable columns={columns} rows={rows} caption={t('caption')} sort={newestFirst} {...summed} {...opening} />
            )
          }
        </DataCard>
      ) : (
        <Card>
          <EmptyState icon={CalendarRange} title={words('chooseTitle')}>
            {words('chooseText')}
          </EmptyState>
        </Card>
      )}
    </Stack>
  )
}

/** How many, from when to when; read out when it changes. Not said of an empty answer: its provider may just not answer. */
function Showing({ t, answer: { from, to }, count }: { t: PanelText; answer: Answer; count: number }) {
  const values = { count, to: formatDate(to) }
  return <span role="status">{from ? t('showing', { ...values, from: formatDate(from) }) : t('showingUntil', values)}</span>
}
