import Unlink from 'lucide-react/icons/unlink'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ClientRow } from '../../../shared/contracts/wealth/clients'
import type { CurrencyCode } from '../../../shared/domain/currency'
import { daysBetween, type IsoDate, isoDate, type IsoInstant } from '../../../shared/domain/dates'
import type { Ratio } from '../../../shared/domain/ratio'
import { formatDate, formatDateTime } from '../../../shared/format/date'
import { formatMoney } from '../../../shared/format/money'
import { formatPercent } from '../../../shared/format/percent'
import { collatorOf } from '../../../shared/i18n/collate'
import { Amount } from '../../ui/Amount'
import { Badge } from '../../ui/Badge'
import { visuallyHidden } from '../../ui/mixins'
import { Percent } from '../../ui/Percent'
import { defineColumns } from '../../ui/table/defineColumns'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { Stale } from '../../wealth/AsOf'
import { LaterExplainFigure } from '../../wealth/LaterExplain'
import { ShareBar } from '../../wealth/ShareBar'
import { letterOrder, marginLetter } from './model/letters'
import { type ClientsSummary, isConverted } from './model/summariseClients'
import { media } from '../../ui/media'

export interface ClientFacts {
  /** That times are shown in. */
  timeZone: string
  /** The share that fills a bar. */
  scale: Ratio
  /** Decides which logins were today. */
  now: IsoInstant
  /** The latest data date of the list. */
  latest: IsoDate | null
  /** Of the sums. */
  currency: CurrencyCode
  /** What changes the account of a row, for those who may. */
  editOf?: ((row: ClientRow) => ReactNode) | undefined
}

/* beside a converted value a phone has no room for it */
const WhereWide = styled.span<{ $always?: boolean }>`
  ${media.below(480)} {
    ${({ $always = false }) => !$always && visuallyHidden}
  }
`

/* a second line does not make the first one a name */
const Plain = styled.span`
  font-weight: 400;
  white-space: nowrap;
`

/* above what opens the row */
const Raised = styled.span`
  position: relative;
  z-index: 1;
`

/** Values are brought up to date at night and when an account is opened, so a few days between them say nothing. */
const oldAfterDays = 7

/** Clients of an advisor. One that is unlinked has no figures, and stands last in their order. */
export const clientColumns = defineColumns<ClientRow, ClientsSummary, ClientFacts>()('clients', [
  {
    id: 'client',
    head: 'columnClient',
    format: 'text',
    value: (row) => row.sortName,
    isName: true,
    detail: ({ lastLogin }, { t, common, locale, facts: { now, timeZone } }) => {
      const options = { locale, timeZone, now, labels: { today: common('today') } }
      return t('lastLogin', { when: lastLogin ? formatDateTime(lastLogin, options) : t('never') })
    },
    sort: 'ascending',
    breaksTies: true,
    // By the letter of the margin first: a language may file Á under A, the margin does not.
    compare: (a, b, { locale }) =>
      letterOrder(locale)(marginLetter(a), marginLetter(b)) || collatorOf(locale)(a.sortName, b.sortName) || (a.id < b.id ? -1 : 1),
  },
  {
    id: 'lastLogin',
    head: 'csvLastLogin',
    format: 'text',
    value: ({ lastLogin }) => lastLogin && `${formatDate(isoDate(lastLogin.slice(0, 10)))} ${lastLogin.slice(11, 16)}`,
    on: ['csv'],
  },
  {
    id: 'assets',
    head: 'columnAssets',
    format: 'amount',
    value: (row) => row.value,
    // A value that the currency of the list has no rate for has no place in its order.
    sortBy: (row) => row.reportingValue,
    sort: 'descending',
    cell: (row, { t }) =>
      row.unlinked ? (
        <span>
          <Badge tone="loss" icon={Unlink}>
            {t('unlinked')}
          </Badge>
        </span>
      ) : (
        <Amount value={row.value} missing={t('noValue')} />
      ),
    detail: (row, { t, common, locale, facts: { latest } }) => {
      if (row.unlinked) return common(`unlinked.${row.unlinked}`)
      const isOld = row.asOf && latest && daysBetween(row.asOf, latest) > oldAfterDays
      return (
        <>
          {isConverted(row) && row.reportingValue && (
            <>
              {formatMoney(row.reportingValue, locale)}
              <WhereWide> · </WhereWide>
            </>
          )}
          <WhereWide $always={!isConverted(row)}>{common('count.portfolios', { count: row.portfolioCount })}</WhereWide>
          {isOld && row.asOf && (
            <>
              {' '}
              <Stale>{t('valueFrom', { date: formatDate(row.asOf) })}</Stale>
            </>
          )}
        </>
      )
    },
    sum: ({ value }) => value,
    aroundSum: (drawn, { isAll }, _, name) => (
      <LaterExplainFigure figure={isAll ? 'clients.value' : 'clients.shown'} name={name}>
        {drawn}
      </LaterExplainFigure>
    ),
    sumMissing: ({ withoutValue }, { t, common }) => (withoutValue > 0 ? common('missing.incomplete') : t('noValue')),
  },
  { id: 'currency', head: 'csvCurrency', format: 'text', value: (row) => row.value?.currency ?? null, on: ['csv'] },
  {
    id: 'reportingValue',
    head: ({ t, facts: { currency } }) => t('csvReportingValue', { currency }),
    format: 'amount',
    value: (row) => row.reportingValue,
    on: ['csv'],
  },
  {
    id: 'day',
    head: 'columnDay',
    csvHead: 'csvDay',
    format: 'percent',
    value: (row) => row.dayChange,
    missing: (_, { t }) => t('noDay'),
    detail: ({ monthChange }, { t, locale }) =>
      monthChange !== null && t('month', { change: formatPercent(monthChange, locale, { signed: true }) }),
    isBlank: ({ unlinked }) => unlinked !== null,
    isResult: true,
    sort: 'descending',
    priority: 2,
  },
  {
    id: 'month',
    head: 'csvMonth',
    format: 'percent',
    value: (row) => row.monthChange,
    isBlank: ({ unlinked }) => unlinked !== null,
    on: ['csv'],
  },
  {
    id: 'contact',
    head: 'columnContact',
    csvHead: 'csvContact',
    format: 'text',
    value: ({ lastContact }) => lastContact && `${formatDate(isoDate(lastContact.at.slice(0, 10)))} ${lastContact.at.slice(11, 16)}`,
    sortBy: ({ lastContact }) => lastContact?.at ?? null,
    missing: (_, { t }) => t('noContact'),
    cell: ({ lastContact }, { t, common, locale, facts: { now, timeZone } }) => (
      <span>
        <Plain>
          {lastContact ? formatDateTime(lastContact.at, { locale, timeZone, now, labels: { today: common('today') } }) : t('noContact')}
        </Plain>
      </span>
    ),
    detail: ({ lastContact }, { t }) => lastContact && t(`contact.${lastContact.kind}`),
    sort: 'descending',
    priority: 3,
  },
  {
    id: 'share',
    head: 'columnShare',
    headNote: ({ t, locale, facts: { scale } }) => t('shareScale', { share: formatPercent(scale, locale, { digits: 0 }) }),
    format: 'percent',
    value: (row) => row.share,
    sort: 'descending',
    cell: ({ share }, { t, facts: { scale } }) =>
      share === null ? (
        <VisuallyHidden>{t('noShare')}</VisuallyHidden>
      ) : (
        <ShareBar fill={share / scale}>
          <Percent value={share} />
        </ShareBar>
      ),
    sum: ({ share }) => share,
    sumMissing: (_, { t }) => t('noShare'),
    isBar: true,
    width: '24%',
  },
  {
    id: 'edit',
    head: ({ common }) => common('edit'),
    format: 'text',
    value: ({ name }, { facts }) => (facts.editOf ? name : null),
    cell: (row, { facts: { editOf } }) => <Raised>{editOf?.(row)}</Raised>,
    on: ['screen'],
    isOptional: true,
    priority: 2,
  },
  { id: 'portfolioCount', head: 'csvPortfolioCount', format: 'count', value: (row) => row.portfolioCount, on: ['csv'] },
  { id: 'portfolios', head: 'csvPortfolios', format: 'text', value: (row) => row.portfolioNames.join('; '), on: ['csv'] },
  { id: 'types', head: 'csvTypes', format: 'text', value: (row) => row.portfolioTypes.join('; '), on: ['csv'] },
  {
    id: 'unlinked',
    head: 'csvUnlinked',
    format: 'text',
    value: ({ unlinked }, { common }) => unlinked && common(`unlinked.${unlinked}`),
    on: ['csv'],
  },
  { id: 'asOf', head: 'csvAsOf', format: 'date', value: (row) => row.asOf, on: ['csv'] },
])
