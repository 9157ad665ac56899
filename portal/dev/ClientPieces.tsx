import Unlink from 'lucide-react/icons/unlink'
import { useState } from 'react'
import { money } from '../../shared/domain/money'
import { ratio } from '../../shared/domain/ratio'
import { useText } from '../lib/i18n/useText'
import { Amount } from '../ui/Amount'
import { Badge } from '../ui/Badge'
import { Card } from '../ui/Card'
import { Filters } from '../ui/Filters'
import { Percent } from '../ui/Percent'
import { Phonebook } from '../features/clients/components/Phonebook'
import { SearchField } from '../ui/SearchField'
import { Select } from '../ui/Select'
import { ShareBar } from '../wealth/ShareBar'
import { Switch } from '../ui/Switch'
import { DataTable } from '../ui/table/DataTable'
import { defineColumns } from '../ui/table/defineColumns'
import { Piece } from './Piece'

const clients = [
  { id: 'priya', name: 'Calloway-Iyer, Priya', when: '17/11/2026, 13:31', amount: '3106742.91', portfolios: 3, share: 0.0895 },
  { id: 'magnus', name: 'Corrigall, Magnus', when: null, amount: null, portfolios: 0, share: null },
  { id: 'catherine', name: 'Ellery-Voss, Catherine', when: '19/11/2026, 09:16', amount: '3533035.47', portfolios: 3, share: 0.1018 },
]
type Client = (typeof clients)[number]

const clientColumns = defineColumns<Client>()('gallery', [
  {
    id: 'client',
    head: 'client',
    format: 'text',
    value: (row) => row.name,
    isName: true,
    sort: 'ascending',
    detail: ({ when }, { t }) => t('lastLogin', { when: when ?? t('never') }),
  },
  {
    id: 'assets',
    head: 'assets',
    format: 'amount',
    value: ({ amount }) => (amount === null ? null : money(amount, 'GBP')),
    sort: 'descending',
    cell: ({ amount }, { t }) =>
      amount === null ? (
        <Badge tone="loss" icon={Unlink}>
          {t('badge.unlinked')}
        </Badge>
      ) : (
        <Amount value={money(amount, 'GBP')} />
      ),
    detail: ({ amount, portfolios }, { t }) => (amount === null ? t('noExternalId') : t('portfolios', { count: portfolios })),
  },
  {
    id: 'share',
    head: 'sample.label',
    headNote: ({ t }) => t('fullBar'),
    format: 'percent',
    value: ({ share }) => (share === null ? null : ratio(share)),
    cell: ({ share }) =>
      share !== null && (
        <ShareBar fill={share / 0.15}>
          <Percent value={ratio(share)} />
        </ShareBar>
      ),
    isBar: true,
    width: '34%',
  },
])

const byName = { id: 'client', descending: false }
const byLetter = { of: ({ name }: Client) => name.charAt(0), groups: ['C', 'E'].map((id) => ({ id, name: id })) }

export function ClientPieces() {
  const t = useText('gallery')
  const [letter, setLetter] = useState<string | null>(null)
  return (
    <Piece title={t('share')}>
      <Filters role="search">
        <SearchField label={t('search')} placeholder={t('searchPlaceholder')} />
        <Select
          label={t('portfolioType')}
          isLabelHidden
          options={[{ id: 'all', label: t('all') }]}
          value="all"
          onChange={() => undefined}
        />
        <Switch data-push="">{t('hideUnlinked')}</Switch>
      </Filters>
      <Phonebook letters={[...'ABCDEFGHIJKLMNOPQRSTUVWXYZÞ']} available={new Set(['C', 'E'])} value={letter} onChange={setLetter} />
      <Card>
        <DataTable
          columns={clientColumns}
          rows={clients.filter(({ name }) => letter === null || name.startsWith(letter))}
          caption={t('clientsCaption')}
          grouping={byLetter}
          hasLetters
          opening={({ amount }) => (amount === null ? null : { isOpen: false, onOpen: () => undefined })}
          isError={({ amount }) => amount === null}
          sort={byName}
          phone="cards"
        />
      </Card>
    </Piece>
  )
}
