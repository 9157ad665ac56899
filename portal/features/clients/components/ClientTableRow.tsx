import Unlink from 'lucide-react/icons/unlink'
import { memo } from 'react'
import type { ClientRow } from '../../../../shared/contracts/wealth'
import type { IsoInstant } from '../../../../shared/domain/dates'
import type { Ratio } from '../../../../shared/domain/ratio'
import { formatDateTime } from '../../../../shared/format/date'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { paths } from '../../../lib/paths'
import { timeZone } from '../../../lib/timeZone'
import { Amount } from '../../../ui/Amount'
import { Badge } from '../../../ui/Badge'
import { Percent } from '../../../ui/Percent'
import { RowLink } from '../../../ui/RowOpener'
import { ShareBar } from '../../../ui/ShareBar'
import { Cell, LetterCell, RowHead } from '../../../ui/TableCell'
import { TableRow } from '../../../ui/TableParts'
import { TwoLines } from '../../../ui/TwoLines'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'

export interface ClientTableRowProps {
  row: ClientRow
  portal: string
  /** The share that fills a bar. */
  scale: Ratio
  /** Decides which logins were today. */
  now: IsoInstant
  /** On the first row of a letter: the letter, and how many rows it stands beside. */
  letter?: string | undefined
  letterRows?: number | undefined
}

/** A client with last login, assets and share. One that is unlinked has no figures and leads nowhere. */
export const ClientTableRow = memo(function ClientTableRow({ row, portal, scale, now, letter, letterRows = 1 }: ClientTableRowProps) {
  const t = useText('clients')
  const common = useText('common')
  const locale = useLocale()
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
          <TwoLines name={<Amount value={row.value} missing={t('noValue')} />} detail={common('count.portfolios', { count: row.portfolioCount })} />
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
