import { ApiError } from '../../../lib/apiClient'
import { useDocumentTitle } from '../../../lib/useDocumentTitle'
import { useText } from '../../../lib/i18n/useText'
import { ButtonLink } from '../../../ui/ButtonLink'
import { ErrorState } from '../../../ui/ErrorState'

type Props = Readonly<{
  error: unknown
  /** What has run out, and what to do then. */
  text: string
  action: Readonly<{ label: string; to: string }>
  onRetry: () => void
}>

/** In place of a form whose link cannot be opened. */
export function LinkFailed({ action, error, onRetry, text }: Props) {
  const t = useText('password')
  const title = t(isExpired(error) ? 'expiredTitle' : 'notOpened')
  useDocumentTitle(title)
  if (!isExpired(error)) return <ErrorState level={1} title={title} onRetry={onRetry} />
  return (
    <ErrorState
      level={1}
      title={title}
      actions={
        <ButtonLink variant="primary" to={action.to}>
          {action.label}
        </ButtonLink>
      }
    >
      {text}
    </ErrorState>
  )
}

/** The link was used, has run out or is void. */
export const isExpired = (error: unknown): boolean => error instanceof ApiError && error.code === 'link_expired'
