import CloudOff from 'lucide-react/icons/cloud-off'
import type { ReactNode } from 'react'
import type { ApiError } from '../lib/apiClient'
import type { ReadState } from '../lib/data/defineRead'
import { Card } from '../ui/Card'
import { CardBoundary } from '../ui/CardBoundary'
import { CardHead } from '../ui/CardHead'
import { EmptyState } from '../ui/EmptyState'
import { ErrorState } from '../ui/ErrorState'
import type { IconShape } from '../ui/Icon'
import { Loading } from '../ui/Loading'
import { sourcedOf, useProvenance } from './ProvenanceScope'
import { StaleLabel } from './StaleLabel'
import { useIsSaid } from './useIsSaid'

/** Each feature has these texts under these keys; those of an empty card only when it can be empty. */
export type DataText = (key: 'loading' | 'errorTitle' | 'errorText') => string

interface Emptiness<Answer> {
  when: (answer: Answer) => boolean
  icon: IconShape
  title: string
  text?: ReactNode
  actions?: ReactNode
  /** In place of title and text when the answer is empty because the data provider did not answer. */
  unavailable?: { title: string; text?: string }
}

type Part<Answer> = ReactNode | ((answer: Answer) => ReactNode)

interface DataCardProps<Answer> {
  read: ReadState<Answer>
  t: DataText
  /** At the final size. */
  skeleton: ReactNode
  title?: ReactNode
  /** Of the title, and of what stands in place of the figures. */
  level?: 1 | 2 | 3
  /** Beside the title, and under it; a function waits for the answer. */
  aside?: Part<Answer>
  note?: Part<Answer>
  /** At the end of the head. */
  actions?: Part<Answer>
  /** In place of those that wait for the answer, at their final size. */
  awaited?: Readonly<{ aside?: ReactNode; note?: ReactNode; actions?: ReactNode }>
  empty?: Emptiness<Answer>
  /** In place of the usual words for this failure; null and false keep them. */
  failure?: (error: ApiError) => ReactNode
  /** Stays in every state. */
  foot?: ReactNode
  /** `card`: all of it is one card. `page`: the answer brings cards of its own. `none`: no card, as in a drawer. */
  frame?: 'card' | 'page' | 'none'
  /** Name of the card when it has no title. */
  label?: string
  children: (answer: Answer) => ReactNode
}

/**
 * What a read brings, in all its states: skeleton, failure with another try, empty, not available, and the answer itself. Answers that are
 * old or incomplete carry their date here and are explained once for the page (ProvenanceNotice). What throws within stays within.
 */
export function DataCard<Answer>(props: DataCardProps<Answer>) {
  useProvenance(props.read)
  const isSaid = useIsSaid(props.read)
  const { read, frame = 'card', label } = props
  const isCard = frame === 'card' || (frame === 'page' && (read.data === undefined ? read.error !== undefined : isEmpty(props, read.data)))
  if (isSaid) return null
  return (
    <CardBoundary resetKey={read.data}>
      {isCard ? (
        <Card aria-label={label} aria-busy={read.isLoading || undefined}>
          <Inside {...props} />
        </Card>
      ) : (
        <Inside {...props} />
      )}
    </CardBoundary>
  )
}

const isEmpty = <Answer,>({ empty }: DataCardProps<Answer>, answer: Answer): boolean => empty?.when(answer) ?? false

/** A component of its own, so that what its parts throw is thrown below the boundary. */
function Inside<Answer>(props: DataCardProps<Answer>) {
  const { data, error } = props.read
  return (
    <>
      {error && data === undefined ? (
        <Failure {...props} error={error} />
      ) : (
        <>
          <Head {...props} />
          <Body {...props} />
        </>
      )}
      {props.foot}
    </>
  )
}

/** What stands alone in a card names it, as its title would; in a drawer, and below a title, it is a part of what that names. */
const levelAlone = <Answer,>({ frame = 'card', level }: DataCardProps<Answer>): 1 | 2 | 3 => level ?? (frame === 'none' ? 3 : 2)

function Failure<Answer>(props: DataCardProps<Answer> & { error: ApiError }) {
  const { read, t, failure, error } = props
  return (
    failure?.(error) || (
      <ErrorState title={t('errorTitle')} onRetry={read.refresh} isRetrying={read.isRefreshing} level={levelAlone(props)}>
        {t('errorText')}
      </ErrorState>
    )
  )
}

function Head<Answer>({ read: { data }, title, level, awaited, ...parts }: DataCardProps<Answer>) {
  if (title === undefined) return null
  const part = (name: 'aside' | 'note' | 'actions'): ReactNode => {
    const of = parts[name]
    return data === undefined ? (awaited?.[name] ?? (typeof of === 'function' ? null : of)) : typeof of === 'function' ? of(data) : of
  }
  const sourced = sourcedOf(data)
  return (
    <CardHead title={title} {...(level === 2 || level === 3 ? { level } : {})} aside={part('aside')} note={part('note')}>
      {sourced && <StaleLabel answer={sourced} />}
      {part('actions')}
    </CardHead>
  )
}

function Body<Answer>(props: DataCardProps<Answer>) {
  const { read, t, skeleton, empty, title, frame, level = 3, children } = props
  if (read.data === undefined)
    return (
      <Loading label={t('loading')} isPage={title === undefined && level === 1} isSpread={frame === 'page'}>
        {skeleton}
      </Loading>
    )
  if (!empty || !isEmpty(props, read.data)) return children(read.data)
  const at = { level: title === undefined ? levelAlone(props) : level }
  // A data provider that does not answer looks like an empty account: the answer's reasons tell them apart.
  if (empty.unavailable && sourcedOf(read.data)?.degraded) {
    return (
      <EmptyState icon={CloudOff} title={empty.unavailable.title} {...at}>
        {empty.unavailable.text}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={empty.icon} title={empty.title} actions={empty.actions} {...at}>
      {empty.text}
    </EmptyState>
  )
}
