import Pencil from 'lucide-react/icons/pencil'
import Unlink from 'lucide-react/icons/unlink'
import { useState } from 'react'
import { money } from '../../shared/domain/money'
import { ratio } from '../../shared/domain/ratio'
import { useText } from '../lib/i18n/useText'
import { Amount } from '../ui/Amount'
import { Badge } from '../ui/Badge'
import { Card } from '../ui/Card'
import { ClientsTable, Optional } from '../ui/ClientsTable'
import { Filters } from '../ui/Filters'
import { IconButton } from '../ui/IconButton'
import { Missing } from '../ui/Missing'
import { Percent } from '../ui/Percent'
import { Phonebook } from '../features/clients/components/Phonebook'
import { RowOpener } from '../ui/RowOpener'
import { SearchField } from '../ui/SearchField'
import { Select } from '../ui/Select'
import { ShareBar } from '../wealth/ShareBar'
import { Switch } from '../ui/Switch'
import { Cell, HeadCell, LetterCell, RowHead } from '../ui/TableCell'
import { TableBody, TableHead, TableRow } from '../ui/TableParts'
import { TableWrap } from '../ui/TableWrap'
import { TwoLines } from '../ui/TwoLines'
import { Visits } from '../ui/Visits'
import { Piece } from './Piece'

const letters = [
  {
    letter: 'C',
    clients: [
      {
        name: 'Calloway-Iyer, Priya',
        when: '17/11/2026, 13:31',
        amount: '3106742.91',
        portfolios: 3,
        share: 0.0895,
        visits: [3, 4, 3, 4, 5, 3, 4, 6, 3, 4, 5, 4],
      },
      { name: 'Corrigall, Magnus', when: null, amount: null, portfolios: 0, share: null, visits: [] },
    ],
  },
  {
    letter: 'E',
    clients: [
      {
        name: 'Ellery-Voss, Catherine',
        when: '19/11/2026, 09:16',
        amount: '3533035.47',
        portfolios: 3,
        share: 0.1018,
        visits: [3, 4, 2, 5, 6, 3, 4, 8, 5, 6, 7, 9],
      },
    ],
  },
]

type Row = (typeof letters)[number]['clients'][number]

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
      <Phonebook
        label={t('firstLetter')}
        allLabel={t('all')}
        letters={[...'ABCDEFGHIJKLMNOPQRSTUVWXYZÞ']}
        available={new Set(['C', 'E'])}
        value={letter}
        onChange={setLetter}
      />
      <Card>
        <TableWrap>
          <ClientsTable caption={t('clientsCaption')}>
            <TableHead>
              <TableRow>
                <HeadCell colSpan={2} sort="ascending" onSort={() => undefined}>
                  {t('client')}
                </HeadCell>
                <HeadCell num sort={null} onSort={() => undefined}>
                  {t('assets')}
                </HeadCell>
                <HeadCell column="share">
                  {t('sample.label')} <Optional>{t('fullBar')}</Optional>
                </HeadCell>
                <HeadCell column="visits">
                  {t('analytics')} <Optional>{t('weeks')}</Optional>
                </HeadCell>
                <HeadCell num column="edit">
                  {t('edit')}
                </HeadCell>
              </TableRow>
            </TableHead>
            {letters
              .filter((group) => letter === null || letter === group.letter)
              .map((group) => (
                <TableBody key={group.letter} az>
                  {group.clients.map((client, index) => (
                    <ClientRow key={client.name} client={client} letter={index === 0 ? group.letter : null} rows={group.clients.length} />
                  ))}
                </TableBody>
              ))}
          </ClientsTable>
        </TableWrap>
      </Card>
    </Piece>
  )
}

function ClientRow({ client, letter, rows }: { client: Row; letter: string | null; rows: number }) {
  const t = useText('gallery')
  const isLinked = client.amount !== null
  return (
    <TableRow {...(isLinked ? {} : { kind: 'error' as const })}>
      {letter && <LetterCell rows={rows}>{letter}</LetterCell>}
      <RowHead>
        <TwoLines
          name={isLinked ? <RowOpener>{client.name}</RowOpener> : client.name}
          detail={t('lastLogin', { when: client.when ?? t('never') })}
        />
      </RowHead>
      <Cell num>
        <TwoLines
          name={
            client.amount ? (
              <Amount value={money(client.amount, 'GBP')} />
            ) : (
              <span>
                <Badge tone="loss" icon={Unlink}>
                  {t('badge.unlinked')}
                </Badge>
              </span>
            )
          }
          detail={isLinked ? t('portfolios', { count: client.portfolios }) : t('noExternalId')}
        />
      </Cell>
      <Cell column="share">
        {client.share !== null && (
          <ShareBar fill={client.share / 0.15}>
            <Percent value={ratio(client.share)} />
          </ShareBar>
        )}
      </Cell>
      <Cell column="visits">
        {isLinked ? (
          <Visits label={t('analyticsOf', { name: client.name })} weeks={client.visits} />
        ) : (
          <Missing reason={t('noExternalId')} />
        )}
      </Cell>
      <Cell num column="edit">
        <IconButton icon={Pencil} label={t('edit')} size="s" isDisabled={!isLinked} />
      </Cell>
    </TableRow>
  )
}
