import Briefcase from 'lucide-react/icons/briefcase'
import type { ReactNode } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import type { AccountResponse } from '../../../shared/contracts/wealth/accounts'
import { useText } from '../../lib/i18n/useText'
import { landing } from '../../lib/landing'
import { paths } from '../../lib/paths'
import { Card } from '../../ui/Card'
import { Columns } from '../../ui/Columns'
import { EmptyState } from '../../ui/EmptyState'
import { ContactCard } from '../../wealth/ContactCard'
import { ExplainButton, ExplainLabel } from '../../wealth/ExplainLabel'
import { FigureHead } from '../../wealth/FigureHead'
import { DataCard } from '../../wealth/DataCard'
import { ProvenanceNotice } from '../../wealth/ProvenanceNotice'
import { ReturnTiles } from '../../wealth/ReturnTiles'
import { Subject } from '../../wealth/Subject'
import { PageHead } from '../../ui/PageHead'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { useAccount } from './account.read'
import { AccountAllocationCard } from './components/AccountAllocationCard'
import { AccountLedger } from './components/AccountLedger'
import { AccountSelect } from './components/AccountSelect'
import { AccountSkeleton } from './components/AccountSkeleton'
import { NoFigures } from './components/NoFigures'
import { PortfolioTable } from './components/PortfolioTable'
import { ValueCard } from './components/ValueCard'
import { OnBehalf } from './components/OnBehalf'
import { onlyPortfolio } from './model/onlyPortfolio'

type OfAccount = (context: { accountId: string; data: AccountResponse }) => ReactNode

interface AccountPageProps {
  /** Under the head: what came since the reader was last here. */
  since?: ReactNode
  /** Buttons of the whole account at the right of its head; not shown for an account without figures. */
  actions?: OfAccount
  /** Beside them, and for an account without figures too. */
  editing?: OfAccount
  /** The card of its reports, and in its place while the account is on its way. */
  reports?: OfAccount
  awaitedReports?: ReactNode
  /** What is kept by hand of it. */
  kept?: OfAccount
  /** What its sources have beside the figures; for an account that is linked to one. */
  beside?: Readonly<{ figures: OfAccount; documents: OfAccount }>
}

/** An account with several portfolios. One that has a single portfolio leads straight to it. */
export function AccountPage({ actions, awaitedReports, beside, editing, kept, reports, since }: AccountPageProps) {
  const { portal = '', account: id = '' } = useParams()
  const { search } = useLocation()
  const t = useText('account')
  const read = useAccount(id)
  const { data, error } = read

  if (error?.status === 404 || (data && data.account.portal !== portal)) return <Navigate to={paths.notFound} replace />
  // The data provider's own ids lead here too; an address has one form.
  if (data && data.account.id !== id) return <Navigate to={{ pathname: paths.account(portal, data.account.id), search }} replace />
  const only = data && onlyPortfolio(data)
  if (only) return <Navigate to={{ pathname: paths.portfolio(portal, only.id), search }} state={landing} replace />

  return (
    <DataCard read={read} t={t} frame="page" level={1} skeleton={<AccountSkeleton portal={portal} account={id} reports={awaitedReports} />}>
      {(answer) => {
        const { account } = answer
        const of = { accountId: account.id, data: answer }
        const isLinked = account.externalId !== null
        return (
          <>
            <AccountHead data={answer} portal={portal} editing={editing?.(of)} actions={account.error ? undefined : actions?.(of)} />
            {since}
            <OnBehalf account={account.id} />
            <ProvenanceNotice />
            {!account.error && <AccountFigures data={answer} portal={portal} />}
            {isLinked && beside?.figures(of)}
            {kept?.(of)}
            <Columns>
              {account.error ? <NoFigures account={account} onRetry={read.refresh} isRetrying={read.isRefreshing} /> : reports?.(of)}
              <ContactCard contacts={account.client ? [account.client] : account.advisors} side={account.client ? 'client' : 'advisor'} />
            </Columns>
            {isLinked && beside?.documents(of)}
          </>
        )
      }}
    </DataCard>
  )
}

interface PartProps {
  data: AccountResponse
  portal: string
}

function AccountHead({ data, portal, actions, editing }: PartProps & { actions: ReactNode; editing: ReactNode }) {
  const t = useText('account')
  const common = useText('common')
  const { account, value, dayChange, asOf } = data
  if (account.error)
    return (
      <PageHead
        actions={
          <>
            <AccountSelect portal={portal} account={account.id} />
            {editing}
          </>
        }
      >
        <Subject>{account.name}</Subject>
      </PageHead>
    )
  return (
    <FigureHead
      title={account.name}
      meta={account.externalId === null ? [] : [account.externalId]}
      value={value}
      missing={t('noValuesTitle')}
      dayChange={dayChange}
      asOf={asOf}
      explain={{
        value: <ExplainButton figure="value" name={common('term.value')} />,
        dayChange: <ExplainButton figure="dayChange" name={common('onTheDay')} />,
      }}
      actions={
        <>
          <AccountSelect portal={portal} account={account.id} />
          {editing}
          {actions}
        </>
      }
    />
  )
}

function AccountFigures({ data, portal }: PartProps) {
  const t = useText('account')
  const of = { account: data.account.id }
  return (
    <>
      <AccountLedger explained="account" answer={data} />
      {data.tiles.length > 0 && (
        <Stack $gap={2}>
          <ReturnTiles
            tiles={data.tiles}
            series={data.series}
            labelOf={(period, text) => <ExplainLabel figure={period}>{text}</ExplainLabel>}
            labels={{ list: t('returns'), benchmark: (figure) => t('benchmarkValue', { value: figure }) }}
          />
          {data.benchmarkName && (
            <Text as="p" $role="small" $muted>
              {t('benchmarkIs', { name: data.benchmarkName })}
            </Text>
          )}
        </Stack>
      )}
      {data.portfolios.length > 0 ? (
        <>
          <Columns>
            <ValueCard of={of} />
            <AccountAllocationCard of={of} />
          </Columns>
          <PortfolioTable data={data} portal={portal} />
        </>
      ) : (
        <Card>
          <EmptyState level={2} icon={Briefcase} title={t('emptyTitle')}>
            {t('emptyText')}
          </EmptyState>
        </Card>
      )}
    </>
  )
}
