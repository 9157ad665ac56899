import { useState } from 'react'
import { useText } from '../../../lib/i18n/useText'
import { Switch } from '../../../ui/Switch'
import { useToast } from '../../../ui/ToastProvider'
import { usePreferences } from '../preferences.read'
import { useSavePreferences } from '../preferences.write'

/** Whether a mail says that a report is ready. Takes effect at once; goes back to where it was when it could not be kept. */
export function NotificationSwitch() {
  const t = useText('preferences')
  const toast = useToast()
  const { data } = usePreferences()
  const { save, isSaving } = useSavePreferences()
  const [wanted, setWanted] = useState<boolean | null>(null)

  const handleChange = async (notifyReportReady: boolean) => {
    setWanted(notifyReportReady)
    try {
      await save({ notifyReportReady })
    } catch {
      toast(t('failed'), { tone: 'error' })
    } finally {
      setWanted(null)
    }
  }

  return (
    <Switch
      isSelected={wanted ?? data?.notifyReportReady ?? false}
      isDisabled={!data || isSaving}
      onChange={(next) => void handleChange(next)}
    >
      {t('reportReady')}
    </Switch>
  )
}
