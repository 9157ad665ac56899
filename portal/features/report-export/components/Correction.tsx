import type { ReportResponse } from '../../../../shared/contracts/report'
import { formatDay } from '../../../../shared/format/date'
import { useText } from '../../../lib/i18n/useText'
import { useBrandTimeZone } from '../../../lib/timeZone'

/** Which published statement this one corrects, and why where that is said; nothing for one that corrects none. */
export function Correction({ report: { correction } }: Readonly<{ report: Pick<ReportResponse, 'correction'> }>) {
  const t = useText('reportExport')
  const timeZone = useBrandTimeZone()
  if (!correction) return null
  const { note, published, version } = correction
  const said = t('correction', { version, date: formatDay(published, timeZone) })
  return <p data-correction="">{note ? `${said} ${note}` : said}</p>
}
