import { useState } from 'react'
import { useText } from '../../lib/i18n/useText'
import { useToast } from '../../ui/ToastProvider'

/**
 * The record that stands in a form, as it was when the form was opened; `onTheirs` gives the form up for what is stored by then. `tries` is the
 * form's key, since fields take their first values once.
 */
export function useStanding<Record>(record: Record, ask: (signal: AbortSignal) => Promise<Record>) {
  const t = useText('editing')
  const toast = useToast()
  const [standing, setStanding] = useState({ record, tries: 0 })
  const onTheirs = async () => {
    try {
      const next = await ask(new AbortController().signal)
      setStanding(({ tries }) => ({ record: next, tries: tries + 1 }))
    } catch {
      toast(t('theirsFailed'), { tone: 'error' })
    }
  }
  return { ...standing, onTheirs: () => void onTheirs() }
}
