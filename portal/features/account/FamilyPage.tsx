import Briefcase from 'lucide-react/icons/briefcase'
import type { ReactNode } from 'react'
import type { FamilyResponse } from '../../../shared/contracts/wealth/family'
import { useText } from '../../lib/i18n/useText'
import { Card } from '../../ui/Card'
import { Columns } from '../../ui/Columns'
import { EmptyState } from '../../ui/EmptyState'
import { DataCard } from '../../wealth/DataCard'
import { ContactCard } from '../../wealth/ContactCard'
import { ExplainButton } from '../../wealth/ExplainLabel'
import { FigureHead } from '../../wealth/FigureHead'
import { ProvenanceNotice } from '../../wealth/ProvenanceNotice'
import { useFamily } from './whole.read'
import { AccountAllocationCard } from './components/AccountAllocationCard'
import { AccountLedger } from './components/AccountLedger'
import { AccountSelect } from './components/AccountSelect'
import { AccountSkeleton } from './components/AccountSkeleton'
import { FamilyTable } from './components/PortfolioTable'
import { ValueCard } from './components/ValueCard'

interface FamilyPageProps {
  portal: string
  /** Under the head: what came since the reader was last here. */
  since: ReactNode
  /** The card of the reports of these accounts, and in its place while they are on their way. */
  reports: (accountIds: readonly string[]) => ReactNode
  awaitedReports: ReactNode
}

/** All accounts of a person together: their total, its history and allocation, and the portfolios by account. */
export function FamilyPage({ awaitedReports, portal, reports, since }: FamilyPageProps) {
  const t = useText('account')
  return (
    <DataCard
      read={useFamily(portal)}
      t={t}
      frame="page"
      level={1}
      skeleton={<AccountSkeleton portal={portal} account={null} reports={awaitedReports} />}
    >
      {(answer) => (
        <>
          <Head data={answer} />
          {since}
          <ProvenanceNotice />
          <Figures data={answer} />
          <Columns>
            {reports(answer.accounts.map(({ id }) => id))}
            <ContactCard contacts={answer.advisors} side="advisor" />
          </Columns>
        </>
      )}
    </DataCard>
  )
}

function Head({ data: { accounts, asOf, dayChange, missing, portal, value } }: { data: FamilyResponse }) {
  const t = useText('account')
  const common = useText('common')
  const portfolios = accounts.flatMap((account) => account.portfolios).length
  return (
    <FigureHead
      title={t('familyTitle')}
      meta={[t('familyMeta', { accounts: accounts.length, portfolios })]}
      value={value}
      missing={common(`missing.${missing.value ?? 'unavailable'}`)}
      dayChange={dayChange}
      asOf={asOf}
      explain={{
        value: <ExplainButton figure="family.value" name={common('term.value')} />,
        dayChange: <ExplainButton figure="family.dayChange" name={common('onTheDay')} />,
      }}
      actions={<AccountSelect portal={portal} account={null} />}
    />
  )
}

function Figures({ data }: { data: FamilyResponse }) {
  const t = useText('account')
  const of = { family: data.portal }
  const hasPortfolios = data.accounts.some(({ portfolios }) => portfolios.length > 0)
  if (!hasPortfolios)
    return (
      <Card>
        <EmptyState level={2} icon={Briefcase} title={t('noValuesTitle')}>
          {t('noValuesText')}
        </EmptyState>
      </Card>
    )
  return (
    <>
      <AccountLedger explained="family" answer={data} />
      <Columns>
        <ValueCard of={of} />
        <AccountAllocationCard of={of} />
      </Columns>
      <FamilyTable data={data} />
    </>
  )
}
