import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import type { ClientRow } from '../../../../shared/contracts/wealth'
import type { CurrencyCode } from '../../../../shared/domain/currency'
import { downloadCsv } from '../../../lib/csv'
import { useText } from '../../../lib/i18n/useText'
import { Actions } from '../../../ui/Actions'
import { Button } from '../../../ui/Button'
import { useToast } from '../../../ui/ToastProvider'
import { clientsCsvName, clientsCsvRows } from '../model/clientsCsv'

/** Downloads the clients that the list shows, in its order. */
export function ExportClients({ rows, currency }: { rows: readonly ClientRow[]; currency: CurrencyCode }) {
  const t = useText('clients')
  const common = useText('common')
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)

  const handleExport = async () => {
    setIsBusy(true)
    try {
      await downloadCsv(
        clientsCsvName,
        clientsCsvRows(rows, {
          columns: {
            client: t('csvClient'),
            lastLogin: t('csvLastLogin'),
            assets: t('csvValue'),
            currency: t('csvCurrency'),
            reportingValue: t('csvReportingValue', { currency }),
            share: t('csvShare'),
            portfolioCount: t('csvPortfolioCount'),
            portfolios: t('csvPortfolios'),
            types: t('csvTypes'),
            unlinked: t('csvUnlinked'),
            asOf: t('csvAsOf'),
          },
          unlinked: {
            no_external_id: common('unlinked.no_external_id'),
            no_portfolios: common('unlinked.no_portfolios'),
            not_fetched: common('unlinked.not_fetched'),
            zero_value: common('unlinked.zero_value'),
          },
        }),
      )
    } catch {
      toast(t('exportFailed'), { tone: 'error' })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Actions>
      <Button icon={Download} isBusy={isBusy} isDisabled={rows.length === 0} onPress={() => void handleExport()}>
        {common('exportCsv')}
      </Button>
    </Actions>
  )
}
