import Unlink from 'lucide-react/icons/unlink'
import { memo } from 'react'
import { styled } from 'styled-components'
import type { ClientRow } from '../../../../shared/contracts/wealth'
import { daysBetween, type IsoDate, type IsoInstant } from '../../../../shared/domain/dates'
import type { Ratio } from '../../../../shared/domain/ratio'
import { formatDate, formatDateTime } from '../../../../shared/format/date'
import { formatMoney } from '../../../../shared/format/money'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { paths } from '../../../lib/paths'
import { useTimeZone } from '../../../lib/timeZone'
import { Amount } from '../../../ui/Amount'
import { Stale } from '../../../wealth/AsOf'
import { Badge } from '../../../ui/Badge'
import { Percent } from '../../../ui/Percent'
import { RowLink } from '../../../ui/RowOpener'
import { ShareBar } from '../../../wealth/ShareBar'
import { Cell, LetterCell, RowHead } from '../../../ui/TableCell'
import { TableRow } from '../../../ui/TableParts'
import { TwoLines } from '../../../ui/TwoLines'
import { visuallyHidden } from '../../../ui/mixins'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { isConverted } from '../model/summariseClients'

/** What all rows have in common; the same object from one render to the next, so that rows keep theirs. */
export interface RowFacts {
  portal: string
  /** The share that fills a bar. */
  scale: Ratio
  /** Decides which logins were today. */
  now: IsoInstant
  /** The latest data date of the list. */
  latest: IsoDate | null
}

interface ClientTableRowProps {
  row: ClientRow
  facts: RowFacts
  /** On the first row of a letter: the letter, and how many rows it stands beside. */
  letter?: string | undefined
  letterRows?: number | undefined
}

/* beside a converted value a phone has no room for it */
const WhereWide = styled.span<{ $always?: boolean }>`
  @media (max-width: 479.98px) {
    ${({ $always = false }) => !$always && visuallyHidden}
  }
`

/** Values are brought up to date at night and when an account is opened, so a few days between them say nothing. */
const oldAfterDays = 7

/** A client with last login, assets and share. One that is unlinked has no figures and leads nowhere. */
export const ClientTableRow = memo(function ClientTableRow({ row, facts, letter, letterRows = 1 }: ClientTableRowProps) {
  const { portal, scale, now, latest } = facts
  const t = useText('clients')
  const common = useText('common')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const oldDate = row.asOf && latest && daysBetween(row.asOf, latest) > oldAfterDays ? formatDate(row.asOf) : null
  const login = row.lastLogin ? formatDateTime(row.lastLogin, { locale, timeZone, now, labels: { today: common('today') } }) : t('never')

  return (
    <TableRow kind={row.unlinked ? 'error' : undefined}>
      {letter !== undefined && <LetterCell rows={letterRows}>{letter}</LetterCell>}
      <RowHead>
        <TwoLines
          name={row.unlinked ? row.sortName : <RowLink to={paths.account(portal, row.id)}>{row.sortName}</RowLink>}
          detail={t('lastLogin', { when: login })}
        />
      </RowHead>
      <Cell num>
        {row.unlinked ? (
          <TwoLines
            name={
              <span>
                <Badge tone="loss" icon={Unlink}>
                  {t('unlinked')}
                </Badge>
              </span>
            }
            detail={common(`unlinked.${row.unlinked}`)}
          />
        ) : (
          <TwoLines
            name={<Amount value={row.value} missing={t('noValue')} />}
            detail={
              <>
                {isConverted(row) && row.reportingValue && (
                  <>
                    {formatMoney(row.reportingValue, locale)}
                    <WhereWide> · </WhereWide>
                  </>
                )}
                <WhereWide $always={!isConverted(row)}>{common('count.portfolios', { count: row.portfolioCount })}</WhereWide>
                {oldDate && (
                  <>
                    {' '}
                    <Stale>{t('valueFrom', { date: oldDate })}</Stale>
                  </>
                )}
              </>
            }
          />
        )}
      </Cell>
      {/* Nothing stands beside the bar on a phone, so it takes the whole line there. */}
      <Cell column="share" style={{ gridColumn: '1 / -1' }}>
        {row.share === null ? (
          <VisuallyHidden>{t('noShare')}</VisuallyHidden>
        ) : (
          <ShareBar fill={row.share / scale}>
            <Percent value={row.share} />
          </ShareBar>
        )}
      </Cell>
    </TableRow>
  )
})
