import { useState } from 'react'
import { useText } from '../../../lib/i18n/useText'
import { Checkbox } from '../../../ui/Checkbox'
import { Notice } from '../../../ui/Notice'
import { choosePreference, usePreferences } from '../api/preferences'

/** Whether the person gets a mail when a report is ready. A mail's "Change this" leads to the page that it stands on. */
export function ReportMailChoice() {
  const t = useText('report')
  const { data, mutate } = usePreferences()
  const [hasFailed, setHasFailed] = useState(false)
  if (!data) return null

  const handleChange = (notifyReportReady: boolean) => {
    setHasFailed(false)
    choosePreference(mutate, { notifyReportReady }).catch(() => setHasFailed(true))
  }
  return (
    <div id="report-mail">
      <Checkbox isSelected={data.notifyReportReady} onChange={handleChange}>
        {t('mailChoice')}
      </Checkbox>
      {hasFailed && <Notice tone="warning" title={t('mailChoiceFailed')} />}
    </div>
  )
}
