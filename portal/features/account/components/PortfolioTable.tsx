import type { AccountResponse } from '../../../../shared/contracts/wealth'
import { useText } from '../../../lib/i18n/useText'
import { paths } from '../../../lib/paths'
import { Card } from '../../../ui/Card'
import { CardHead } from '../../../ui/CardHead'
import { DataTable } from '../../../ui/table/DataTable'
import { TwoLines } from '../../../ui/TwoLines'
import { portfolioTotal } from '../model/portfolioTotal'
import { portfolioColumns } from '../portfolios.columns'

/** Portfolios of an account; each row opens its portfolio. */
export function PortfolioTable({ data, portal }: { data: Pick<AccountResponse, 'account' | 'portfolios' | 'value'>; portal: string }) {
  const t = useText('account')
  const common = useText('common')
  const { portfolios } = data
  const total = portfolioTotal(data)
  const count = common('count.portfolios', { count: portfolios.length })

  return (
    <Card aria-labelledby="portfolios">
      <CardHead id="portfolios" title={t('portfolios')} aside={t('portfoliosNote', { currency: data.account.currency })} />
      <DataTable
        columns={portfolioColumns}
        rows={portfolios}
        caption={t('caption')}
        opening={({ id }) => ({ to: paths.portfolio(portal, id) })}
        foot={{
          name: total.leftOut > 0 ? <TwoLines name={count} detail={t('totalLeftOut', { count: total.leftOut })} /> : count,
          sum: total,
        }}
      />
    </Card>
  )
}
