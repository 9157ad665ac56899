import type { AccountResponse } from '../../../../shared/contracts/wealth/accounts'
import { formatDate } from '../../../../shared/format/date'
import type { ReadState } from '../../../lib/data/defineRead'
import { useText } from '../../../lib/i18n/useText'
import { ButtonLink } from '../../../ui/ButtonLink'
import { Drawer } from '../../../ui/Drawer'
import { DataCard } from '../../../wealth/DataCard'
import { ProvenanceNotice } from '../../../wealth/ProvenanceNotice'
import { ProvenanceScope } from '../../../wealth/ProvenanceScope'
import { type Fact, FactList } from './FactList'
import { FactsSkeleton } from './FactsSkeleton'

interface AccountFactsDrawerProps {
  read: ReadState<AccountResponse>
  /** The page of the account, where that is not the page beside. */
  page: string | null
  onClose: () => void
}

/** What an account is, for reading. */
export function AccountFactsDrawer({ onClose, page, read }: AccountFactsDrawerProps) {
  const t = useText('facts')
  return (
    <Drawer
      contentKey="account"
      title={read.data?.account.name ?? t('account')}
      subtitle={t('account')}
      onClose={onClose}
      {...(page === null ? {} : { foot: <ButtonLink to={page}>{t('openAccount')}</ButtonLink> })}
    >
      <ProvenanceScope>
        <ProvenanceNotice />
        <DataCard read={read} t={t} frame="none" skeleton={<FactsSkeleton />}>
          {(answer) => <AccountFacts answer={answer} />}
        </DataCard>
      </ProvenanceScope>
    </Drawer>
  )
}

function AccountFacts({ answer: { account, benchmarkName, portfolios } }: Readonly<{ answer: AccountResponse }>) {
  const t = useText('facts')
  const { currency, externalId, inception, location } = account
  const facts: readonly Fact[] = [
    { id: 'externalId', term: t('externalId'), value: externalId },
    { id: 'currency', term: t('currency'), value: currency },
    { id: 'inception', term: t('inception'), value: inception && formatDate(inception) },
    { id: 'location', term: t('location'), value: location },
    { id: 'portfolios', term: t('portfolios'), value: portfolios.length === 0 ? null : portfolios.map(({ name }) => name).join(', ') },
    { id: 'benchmark', term: t('benchmark'), value: benchmarkName },
  ]
  return <FactList facts={facts} />
}
