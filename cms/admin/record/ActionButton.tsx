import type { LucideIcon } from 'lucide-react'

type Props = Readonly<{
  icon: LucideIcon
  label: string
  /** Why it cannot be done now; null when it can. */
  obstacle?: string | null
  /** What was done before. */
  note?: string | null
  onPress: () => void
}>

/** The button of an action on a record, and under it why it cannot be done now. */
export function ActionButton({ icon: Icon, label, note = null, obstacle = null, onPress }: Props) {
  return (
    <div className="qs-invite">
      <button type="button" className="qs-button" disabled={obstacle !== null} onClick={onPress}>
        <Icon aria-hidden="true" />
        {label}
      </button>
      <p role="status">{[note, obstacle].filter(Boolean).join(' ')}</p>
    </div>
  )
}
