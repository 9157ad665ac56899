import type { ReactNode } from 'react'

type Props = Readonly<{
  /** What it asks for and what it will do. */
  children: ReactNode
  /** Left out where nothing is left to do. */
  confirm?: string
  cancel: string
  /** Where nothing is to be filled in, the last step has the focus. */
  isFocused?: boolean
  isReady?: boolean
  isRunning?: boolean
  onCancel: () => void
  onConfirm: () => void
}>

/** An action on a record once its button was pressed: what it will do, and the last step before it is done. */
export function ArmedAction({
  cancel,
  children,
  confirm,
  isFocused = false,
  isReady = true,
  isRunning = false,
  onCancel,
  onConfirm,
}: Props) {
  return (
    <div className="qs-invite qs-armed">
      {children}
      <p className="qs-armed__do">
        {confirm !== undefined && (
          <button
            type="button"
            className="qs-button qs-button--primary"
            autoFocus={isFocused}
            disabled={isRunning || !isReady}
            onClick={onConfirm}
          >
            {confirm}
          </button>
        )}
        <button type="button" className="qs-button qs-button--quiet" disabled={isRunning} onClick={onCancel}>
          {cancel}
        </button>
      </p>
    </div>
  )
}
