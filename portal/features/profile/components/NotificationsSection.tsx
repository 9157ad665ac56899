import { useState } from 'react'
import type { Preferences } from '../../../../shared/contracts/preferences'
import { useReads } from '../../../lib/data/defineRead'
import { usePreferences } from '../../../lib/data/preferences.read'
import { useSavePreferences } from '../../../lib/data/preferences.write'
import { useText } from '../../../lib/i18n/useText'
import { ErrorState } from '../../../ui/ErrorState'
import { Notice } from '../../../ui/Notice'
import { Setting, SettingBody, SettingList, SettingRow } from '../../../ui/Setting'
import { Skeleton } from '../../../ui/Skeleton'
import { Switch } from '../../../ui/Switch'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'

const choices = ['notifyMessages', 'notifyReportReady'] as const satisfies readonly (keyof Preferences)[]

/** Which mails the person gets. What protects the account is always sent. */
export function NotificationsSection() {
  const t = useText('profile')
  const { data, error, isRefreshing, refresh } = usePreferences()
  const { save } = useSavePreferences()
  const { put } = useReads()
  /** Shown at once; what the server knows stands behind it. */
  const [wanted, setWanted] = useState<Partial<Preferences>>({})
  const [hasFailed, setFailed] = useState(false)

  const handleChange = async (change: Partial<Preferences>) => {
    setFailed(false)
    setWanted({ ...wanted, ...change })
    try {
      await put(usePreferences.key(), await save(change))
    } catch {
      setFailed(true)
    } finally {
      setWanted({})
    }
  }
  return (
    <Setting id="notifications" title={t('notifications.title')} note={t('notifications.note')}>
      {data || !error ? (
        <SettingList>
          {choices.map((choice) => (
            <SettingRow key={choice} title={t(`notifications.${choice}`)} detail={t(`notifications.${choice}Detail`)}>
              {data ? (
                <Switch writes isSelected={wanted[choice] ?? data[choice]} onChange={(next) => void handleChange({ [choice]: next })}>
                  <VisuallyHidden>{t(`notifications.${choice}`)}</VisuallyHidden>
                </Switch>
              ) : (
                <Skeleton width="2.25rem" height="1.5rem" />
              )}
            </SettingRow>
          ))}
          <SettingRow title={t('notifications.security')} detail={t('notifications.securityDetail')}>
            {t('notifications.always')}
          </SettingRow>
        </SettingList>
      ) : (
        <SettingBody>
          <ErrorState title={t('notifications.errorTitle')} onRetry={refresh} isRetrying={isRefreshing}>
            {t('errorText')}
          </ErrorState>
        </SettingBody>
      )}
      {hasFailed && (
        <SettingBody>
          <Notice tone="error" title={t('failed')} />
        </SettingBody>
      )}
    </Setting>
  )
}
