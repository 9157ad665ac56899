import type { ReactNode } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useText } from '../../lib/i18n/useText'
import type { EditedKind, EditedOpening } from '../../lib/opening'
import { paths } from '../../lib/paths'
import { Drawer } from '../../ui/Drawer'
import { rowOpenerId } from '../../ui/table/RowOpener'
import { AccountEditor } from './components/AccountEditor'
import { Asked } from './components/Asked'
import { HoldingEditor, NewHoldingForm } from './components/HoldingEditor'
import { InviteForm } from './components/InviteForm'
import { NewAccountForm } from './components/NewAccountForm'
import { PersonEditor } from './components/PersonEditor'
import { PortalEditor } from './components/PortalEditor'
import { NewPortfolioForm, PortfolioEditor } from './components/PortfolioEditor'
import { NewTransactionForm, TransactionEditor } from './components/TransactionEditor'
import {
  useEditedAccount,
  useHoldingRecord,
  useInvite,
  useKeptHoldings,
  useNewAccount,
  usePerson,
  usePortalRecords,
  usePortfolioRecord,
  useTransactionRecord,
} from './editing.read'

interface EditDrawerProps {
  opening: EditedOpening
  open: (kind: EditedKind, id: string) => void
  onClose: () => void
}

const titles = {
  account: 'account.title',
  'new-account': 'newAccount.title',
  invite: 'invite.title',
  person: 'person.title',
  portfolio: 'portfolio.title',
  'new-portfolio': 'newPortfolio.title',
  holding: 'holding.title',
  'new-holding': 'newHolding.title',
  transaction: 'transaction.title',
  'new-transaction': 'newTransaction.title',
  portal: 'portal.title',
} as const

/** What is edited, beside the page that it belongs to. */
export function EditDrawer(props: EditDrawerProps) {
  const t = useText('editing')
  const { kind, id } = props.opening
  const Content = contents[kind]
  return (
    <Drawer
      contentKey={`${kind}.${id}`}
      title={t(titles[kind])}
      onClose={props.onClose}
      getReturnFocus={() => document.getElementById(rowOpenerId(id))}
    >
      <Content key={`${kind}.${id}`} id={id} open={props.open} onClose={props.onClose} />
    </Drawer>
  )
}

type ContentProps = Readonly<{ id: string; open: EditDrawerProps['open']; onClose: () => void }>

const contents: Readonly<Record<EditedKind, (props: ContentProps) => ReactNode>> = {
  account: EditedAccount,
  'new-account': NewAccount,
  invite: Invite,
  person: Person,
  portfolio: EditedPortfolio,
  'new-portfolio': NewPortfolio,
  holding: EditedHolding,
  'new-holding': NewHolding,
  transaction: EditedTransaction,
  'new-transaction': NewTransaction,
  portal: Portal,
}

function EditedAccount({ id, onClose }: ContentProps) {
  return <Asked read={useEditedAccount(id)}>{(account) => <AccountEditor account={account} onClose={onClose} />}</Asked>
}

function Invite({ id, onClose, open }: ContentProps) {
  return (
    <Asked read={useInvite(id)}>
      {(state) => <InviteForm account={id} state={state} onClose={onClose} onEdit={() => open('account', id)} />}
    </Asked>
  )
}

function EditedHolding({ id, onClose }: ContentProps) {
  return <Asked read={useHoldingRecord(id)}>{(holding) => <HoldingEditor holding={holding} onClose={onClose} />}</Asked>
}

function NewHolding({ id: portfolio, onClose }: ContentProps) {
  return (
    <Asked read={usePortfolioRecord(portfolio)}>
      {({ currency }) => <NewHoldingForm portfolio={portfolio} currency={currency} onClose={onClose} />}
    </Asked>
  )
}

function NewAccount({ id: portal, onClose, open }: ContentProps) {
  return (
    <Asked read={useNewAccount(portal)}>
      {(of) => <NewAccountForm of={of} onClose={onClose} onMade={(made) => open('invite', made)} />}
    </Asked>
  )
}

/** The client of an account. */
function Person({ id: account, onClose }: ContentProps) {
  const t = useText('editing')
  const edited = useEditedAccount(account)
  const person = usePerson(edited.data?.client?.id)
  if (edited.data?.client === null) return <p>{t('person.none')}</p>
  return <Asked read={edited}>{() => <Asked read={person}>{(found) => <PersonEditor person={found} onClose={onClose} />}</Asked>}</Asked>
}

function EditedPortfolio({ id, onClose }: ContentProps) {
  const { portal = '' } = useParams()
  const navigate = useNavigate()
  return (
    <Asked read={usePortfolioRecord(id)}>
      {(portfolio) => (
        <PortfolioEditor
          portfolio={portfolio}
          onClose={onClose}
          onRemoved={() => void navigate(paths.account(portal, portfolio.account))}
        />
      )}
    </Asked>
  )
}

function NewPortfolio({ id: account, onClose }: ContentProps) {
  const { portal = '' } = useParams()
  const navigate = useNavigate()
  return <NewPortfolioForm account={account} onClose={onClose} onMade={(made) => void navigate(paths.portfolio(portal, made))} />
}

function EditedTransaction({ id, onClose }: ContentProps) {
  const transaction = useTransactionRecord(id)
  const holdings = useKeptHoldings(transaction.data?.portfolio)
  return (
    <Asked read={transaction}>
      {(found) => (
        <Asked read={holdings}>{({ docs }) => <TransactionEditor transaction={found} holdings={docs} onClose={onClose} />}</Asked>
      )}
    </Asked>
  )
}

function NewTransaction({ id: portfolio, onClose }: ContentProps) {
  const record = usePortfolioRecord(portfolio)
  const holdings = useKeptHoldings(portfolio)
  return (
    <Asked read={record}>
      {({ currency }) => (
        <Asked read={holdings}>
          {({ docs }) => <NewTransactionForm portfolio={portfolio} currency={currency} holdings={docs} onClose={onClose} />}
        </Asked>
      )}
    </Asked>
  )
}

function Portal({ id: slug, onClose }: ContentProps) {
  const t = useText('editing')
  return (
    <Asked read={usePortalRecords(slug)}>
      {({ docs: [portal] }) => (portal ? <PortalEditor portal={portal} slug={slug} onClose={onClose} /> : <p>{t('notYours')}</p>)}
    </Asked>
  )
}
