import type { ReactNode } from 'react'
import type { AccountResponse } from '../../../../shared/contracts/wealth/accounts'
import type { FamilyResponse } from '../../../../shared/contracts/wealth/family'
import { useText } from '../../../lib/i18n/useText'
import { paths } from '../../../lib/paths'
import { Card } from '../../../ui/Card'
import { CardFoot } from '../../../ui/CardFoot'
import { CardHead } from '../../../ui/CardHead'
import { DataTable } from '../../../ui/table/DataTable'
import { Text } from '../../../ui/Text'
import { TwoLines } from '../../../ui/TwoLines'
import { portfolioTotal } from '../model/portfolioTotal'
import { portfolioColumns, type PortfolioFacts } from '../portfolios.columns'
import { ExportPortfolios } from './ExportPortfolios'

const ofAccount: PortfolioFacts = { whole: 'account' }

type AccountData = Pick<AccountResponse, 'account' | 'portfolios' | 'value'>

/** Portfolios of an account; each row opens its portfolio. */
export function PortfolioTable({ data, portal }: { data: AccountData; portal: string }) {
  const t = useText('account')
  const common = useText('common')
  const { portfolios } = data
  const total = portfolioTotal(data)
  const count = common('count.portfolios', { count: portfolios.length })

  return (
    <Card aria-labelledby="portfolios">
      <CardHead id="portfolios" title={t('portfolios')} aside={t('portfoliosNote', { currency: data.account.currency })}>
        <ExportPortfolios name={data.account.name} rows={portfolios} facts={ofAccount} />
      </CardHead>
      <DataTable
        columns={portfolioColumns}
        facts={ofAccount}
        rows={portfolios}
        caption={t('caption')}
        opening={({ id }) => ({ to: paths.portfolio(portal, id) })}
        foot={{
          name: withReason(count, total.withoutValue > 0 && t('totalWithoutValue', { count: total.withoutValue })),
          sum: { ...total, isWhole: true },
        }}
      />
    </Card>
  )
}

/** Portfolios of all accounts, under the name and the sum of each; an account's name opens it. */
export function FamilyTable({ data }: { data: FamilyResponse }) {
  const t = useText('account')
  const common = useText('common')
  const { accounts, currency, portal, value } = data
  const rows = accounts.flatMap(({ portfolios }) => portfolios)
  const owner = new Map(accounts.flatMap((account) => account.portfolios.map((row) => [row.id, account] as const)))
  const total = portfolioTotal({ portfolios: rows, value })
  const uncounted = accounts.filter(({ isCounted }) => !isCounted)
  return (
    <Card aria-labelledby="portfolios">
      <CardHead id="portfolios" title={t('portfolios')} aside={t('familyNote', { currency })}>
        <ExportPortfolios
          name={t('familyTitle')}
          rows={rows}
          facts={{ whole: 'family', accountOf: ({ id }) => owner.get(id)?.name ?? null }}
        />
      </CardHead>
      <DataTable
        columns={portfolioColumns}
        facts={{ whole: 'family' }}
        rows={rows}
        caption={t('familyCaption')}
        opening={({ id }) => ({ to: paths.portfolio(portal, id) })}
        grouping={{
          of: ({ id }) => owner.get(id)?.id ?? '',
          groups: accounts.map(({ id, name, share, value: sum }) => ({ id, name, sum: { value: sum, withoutValue: 0, share } })),
        }}
        foot={{
          name: withReason(
            common('count.portfolios', { count: rows.length }),
            total.withoutValue > 0 && t('totalWithoutValue', { count: total.withoutValue }),
          ),
          sum: { ...total, value, isWhole: true },
        }}
      />
      {uncounted.length > 0 && (
        <CardFoot>
          <Text as="p" $role="small" $muted>
            {t('notCounted', { count: uncounted.length, names: uncounted.map(({ name }) => name).join(', ') })}
          </Text>
        </CardFoot>
      )}
    </Card>
  )
}

const withReason = (count: string, reason: string | false): ReactNode => (reason ? <TwoLines name={count} detail={reason} /> : count)
