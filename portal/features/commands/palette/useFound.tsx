import Briefcase from 'lucide-react/icons/briefcase'
import ChartColumn from 'lucide-react/icons/chart-no-axes-column'
import FileText from 'lucide-react/icons/file-text'
import Pencil from 'lucide-react/icons/pencil'
import UserRound from 'lucide-react/icons/user-round'
import { useEffect, useRef } from 'react'
import type { FoundAccount, FoundHolding, FoundPortfolio, SearchResponse } from '../../../../shared/contracts/wealth/search'
import { isClient } from '../../../../shared/domain/roles'
import { searchFor } from '../../../../shared/i18n/searchText'
import { useBrand } from '../../../lib/bootstrap'
import { useText } from '../../../lib/i18n/useText'
import { paths } from '../../../lib/paths'
import { useSession } from '../../../lib/session'
import { useSettled } from '../../../lib/useSettled'
import { Amount } from '../../../ui/Amount'
import type { Entry } from './model/entries'
import { useSearch } from './search.read'

/** What the server knows by a text, as entries; while an answer is awaited, what of the former one still fits. */
export function useFound(portal: string | null, query: string) {
  const asked = useSettled(query, 200)
  const { data, error, isLoading, refresh } = useSearch(portal, asked)
  const last = useRef<SearchResponse>(undefined)
  useEffect(() => {
    if (data) last.current = data
  }, [data])
  const answer = query.trim() === '' ? undefined : (data ?? last.current)
  const toEntries = useEntries(portal ?? '')
  const isFound = searchFor(query)
  return {
    ...toEntries(answer, (texts) => isFound(texts)),
    isPartial: answer?.holdings.isPartial ?? false,
    isWaiting: query.trim() !== '' && portal !== null && !error && (isLoading || asked !== query),
    hasFailed: error !== undefined && query.trim() !== '',
    refresh,
  }
}

type Fits = (texts: readonly (string | null)[]) => boolean

function useEntries(portal: string) {
  const t = useText('commands')
  const common = useText('common')
  const { navigation } = useBrand()
  const { accounts, user } = useSession()
  const isStaff = !isClient(user)
  const isAdmin = user.roles.includes('admin')
  const isOwn = (id: string): boolean => accounts.some((account) => account.id === id)

  /** Nobody looks at an account without figures, and a brand may keep the page of one from its staff: the list shows both. */
  const placeOf = ({ id, isLinked, sortName }: FoundAccount): string =>
    isOwn(id) || !isStaff || (isLinked && navigation.detailedClient)
      ? paths.account(portal, id)
      : `${paths.clients(portal)}?${String(new URLSearchParams({ q: sortName }))}`

  const accountEntry = (row: FoundAccount): Entry => ({
    id: `account-${row.id}`,
    icon: UserRound,
    text: row.sortName,
    detail: row.isLinked ? (row.externalId ?? undefined) : t('palette.notLinked'),
    aside: row.value && <Amount value={row.value} />,
    goal: { to: placeOf(row) },
  })
  const portfolioEntry = ({ account, externalId, id, name, type, value }: FoundPortfolio): Entry => ({
    id: `portfolio-${id}`,
    icon: Briefcase,
    text: t('palette.portfolioOf', { account: account.sortName, portfolio: name }),
    detail: [common(`portfolioTypeShort.${type}`), externalId].filter(Boolean).join(', '),
    aside: value && <Amount value={value} />,
    goal: { to: paths.portfolio(portal, id) },
  })
  const holdingEntry = ({ account, assetClass, id, name, portfolio, symbol, value }: FoundHolding): Entry => ({
    id: `holding-${portfolio.id}-${id}`,
    icon: ChartColumn,
    text: name,
    detail: [symbol, common(`assetClass.${assetClass}`), t('palette.portfolioOf', { account: account.sortName, portfolio: portfolio.name })]
      .filter(Boolean)
      .join(', '),
    aside: <Amount value={value} />,
    goal: { to: paths.portfolio(portal, portfolio.id, { tab: 'holdings', holding: id }) },
  })
  /** What can be done with the client who was found first. An account with a single portfolio has no page of its own: the report is that one's. */
  const actionsWith = (row: FoundAccount, portfolios: readonly FoundPortfolio[]): Entry[] => {
    const [only, ...others] = portfolios.filter(({ account }) => account.id === row.id)
    const place = only && others.length === 0 ? paths.portfolio(portal, only.id) : placeOf(row)
    const id = only && others.length === 0 ? only.id : row.id
    return [
      ...(row.isLinked && (navigation.detailedClient || !isStaff || isOwn(row.id))
        ? [{ id: 'report-of', icon: FileText, text: t('palette.reportOf', { name: row.sortName }), goal: { to: `${place}?open=${id}` } }]
        : []),
      ...(isAdmin
        ? [
            {
              id: 'edit',
              icon: Pencil,
              text: t('palette.edit', { name: row.sortName }),
              goal: { href: `${paths.admin}/collections/accounts/${row.id}` },
            },
          ]
        : []),
    ]
  }

  return (answer: SearchResponse | undefined, fits: Fits) => {
    const accountRows = answer?.accounts.rows.filter(({ externalId, sortName }) => fits([sortName, externalId])) ?? []
    const portfolioRows =
      answer?.portfolios.rows.filter(({ account, externalId, name, type }) => fits([name, type, externalId, account.sortName])) ?? []
    const holdingRows = answer?.holdings.rows.filter(({ name, symbol }) => fits([name, symbol])) ?? []
    const [first] = accountRows
    return {
      clients: accountRows.map(accountEntry),
      portfolios: navigation.portfolios ? portfolioRows.map(portfolioEntry) : [],
      holdings: navigation.portfolios ? holdingRows.map(holdingEntry) : [],
      actions: first ? actionsWith(first, portfolioRows) : [],
    }
  }
}
