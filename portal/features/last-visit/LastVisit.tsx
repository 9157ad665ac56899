import { isoInstant } from '../../../shared/domain/dates'
import { formatDateTime } from '../../../shared/format/date'
import { useLocale } from '../../lib/i18n/LocaleContext'
import { useText } from '../../lib/i18n/useText'
import { useTimeZone } from '../../lib/timeZone'
import { useLastVisit } from './lastVisit.read'

/** What came since the person was last here, in a sentence; nothing while it is not known: what stands below is what they came for. */
export function LastVisit({ portal }: { portal: string }) {
  const t = useText('lastVisit')
  const common = useText('common')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const { data } = useLastVisit(portal)
  if (!data) return null
  if (!data.since) return t('first')
  const came = [
    data.clientsSignedIn > 0 && t('clients', { count: data.clientsSignedIn }),
    data.messages > 0 && t('messages', { count: data.messages }),
    data.valuations > 0 && t('valuations', { count: data.valuations }),
    data.documents > 0 && t('documents', { count: data.documents }),
  ].filter((each) => each !== false)
  // Within a sentence, where the word alone would be a heading's.
  const today = common('today').toLocaleLowerCase(locale)
  const options = { locale, timeZone, now: isoInstant(new Date()), labels: { today } }
  return (
    <>
      {t('lead', { when: formatDateTime(data.since, options) })} {came.length > 0 ? `${came.join(', ')}.` : t('nothing')}
    </>
  )
}
