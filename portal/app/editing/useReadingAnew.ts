import type { Provenance } from '../../../shared/contracts/provenance'
import { formatDate } from '../../../shared/format/date'
import { useReadAnew } from '../../features/account/readAnew.write'
import { ApiError } from '../../lib/apiClient'
import { useText } from '../../lib/i18n/useText'
import { useToast } from '../../ui/ToastProvider'
import { useMomentText } from '../../wealth/momentText'

/** Reads the figures of an account anew and says how that went; `age` says how old those on the screen are. */
export function useReadingAnew(account: string, { asOf, fetchedAt }: Pick<Provenance, 'asOf' | 'fetchedAt'>) {
  const t = useText('editing')
  const moment = useMomentText()
  const toast = useToast()
  const { isSaving, save } = useReadAnew()

  const read = async (): Promise<void> => {
    try {
      const answer = await save({}, account)
      if (answer.degraded) toast(t('anew.partly'))
      else toast(answer.asOf ? t('anew.done', { date: formatDate(answer.asOf) }) : t('anew.doneUndated'), { tone: 'success' })
    } catch (error) {
      toast(t(refusalOf(error)), { tone: 'error' })
    }
  }
  const ages = [asOf && t('anew.asOf', { date: formatDate(asOf) }), fetchedAt && t('anew.fetched', { time: moment(fetchedAt) })]
  return { isReading: isSaving, read: () => void read(), age: ages.filter(Boolean).join(', ') || t('anew.never') }
}

function refusalOf(error: unknown): 'anew.tooOften' | 'anew.unavailable' | 'anew.notLinked' | 'anew.failed' {
  const status = error instanceof ApiError ? error.status : null
  if (status === 429) return 'anew.tooOften'
  if (status === 503) return 'anew.unavailable'
  return status === 409 ? 'anew.notLinked' : 'anew.failed'
}
