import CloudOff from 'lucide-react/icons/cloud-off'
import type { PrivateEquityResponse } from '../../../../shared/contracts/wealth/privateEquity'
import { csvFileName } from '../../../lib/csvFileName'
import type { ReadState } from '../../../lib/data/defineRead'
import { useText } from '../../../lib/i18n/useText'
import { CsvButton } from '../../../ui/table/CsvButton'
import { DataTable } from '../../../ui/table/DataTable'
import { useCsvExport } from '../../../ui/table/useCsvExport'
import { DataCard } from '../../../wealth/DataCard'
import { useMarketName } from '../../../wealth/market/useMarketName'
import { privateEquityColumns } from '../privateEquity.columns'
import { usePrivateEquity } from '../privateEquity.read'

type Props = Readonly<{ account: Readonly<{ id: string; name: string }> }>

/**
 * Commitments of an account to private equity, beside its value and not in it. Most accounts have none, and most brands no source for them: these
 * are shown nothing, not even while it is on its way.
 */
export function PrivateEquityCard({ account }: Props) {
  const read = usePrivateEquity(account.id)
  const { data, error } = read
  const isShown = data ? data.isOffered && (data.commitments.length > 0 || data.degraded) : error !== undefined
  return isShown && <Commitments account={account} read={read} />
}

/** A component of its own, so that the many who have none load no names of regions. */
function Commitments({ account, read }: Props & Readonly<{ read: ReadState<PrivateEquityResponse> }>) {
  const t = useText('privateEquity')
  const marketName = useMarketName()
  const csv = useCsvExport(privateEquityColumns, { facts: { missing: read.data?.missing ?? null, marketName } })
  return (
    <DataCard
      read={read}
      t={t}
      title={t('title')}
      note={t('note')}
      actions={({ commitments }) =>
        commitments.length > 0 && (
          <CsvButton
            onPress={() => csv.save(csvFileName(account.name, 'privateEquity'), commitments)}
            cells={() => csv.cells(commitments)}
          />
        )
      }
      skeleton={null}
      empty={{
        when: ({ commitments }) => commitments.length === 0,
        icon: CloudOff,
        title: t('unavailableTitle'),
        text: t('unavailableText'),
      }}
    >
      {({ commitments, missing, totals }) => (
        <DataTable
          columns={privateEquityColumns}
          facts={{ missing, marketName }}
          rows={commitments}
          caption={t('caption')}
          foot={{ name: t('count', { count: commitments.length }), sum: totals }}
        />
      )}
    </DataCard>
  )
}
