import { useState } from 'react'
import { styled } from 'styled-components'
import { useReads } from '../../../lib/data/defineRead'
import { useText } from '../../../lib/i18n/useText'
import { Checkbox } from '../../../ui/Checkbox'
import { Notice } from '../../../ui/Notice'
import { token } from '../../../ui/tokens'
import { WordsSkeleton } from '../../../ui/WordsSkeleton'
import { usePreferences } from '../../../lib/data/preferences.read'
import { useSavePreferences } from '../../../lib/data/preferences.write'

/** Whether the person gets a mail when a report is ready. A mail's "Change this" leads to the page that it stands on. */
export function ReportMailChoice() {
  const t = useText('report')
  const { data, error } = usePreferences()
  const { save } = useSavePreferences()
  const { put } = useReads()
  /** Shown at once; null when what the server knows is what is wanted. */
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  if (!data) return error ? null : <AwaitedMailChoice />

  const handleChange = async (notifyReportReady: boolean) => {
    setHasFailed(false)
    setWanted(notifyReportReady)
    try {
      await put(usePreferences.key(), await save({ notifyReportReady }))
    } catch {
      setHasFailed(true)
    } finally {
      setWanted(null)
    }
  }
  return (
    <div id="report-mail">
      <Checkbox writes isSelected={wanted ?? data.notifyReportReady} onChange={(next) => void handleChange(next)}>
        {t('mailChoice')}
      </Checkbox>
      {hasFailed && <Notice tone="warning" title={t('mailChoiceFailed')} />}
    </div>
  )
}

/* of a line, beside the box */
const Place = styled.span`
  padding-inline-start: 1.75rem;
  font: ${token('t-body')};
  line-height: 1.5rem;
`

/** In its place while it is not known what the person chose. */
export const AwaitedMailChoice = () => (
  <Place>
    <WordsSkeleton like={useText('report')('mailChoice')} />
  </Place>
)
