import LogOut from 'lucide-react/icons/log-out'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import Tablet from 'lucide-react/icons/tablet'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { SessionList } from '../../../../shared/contracts/sessions'
import { useBrand } from '../../../lib/bootstrap'
import { useText } from '../../../lib/i18n/useText'
import { useMoment } from '../../../lib/useMoment'
import { usePlaceOf } from '../../../lib/useZoneName'
import { Badge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import { ConfirmDialog } from '../../../ui/ConfirmDialog'
import { ErrorState } from '../../../ui/ErrorState'
import { Icon, type IconShape } from '../../../ui/Icon'
import { Setting, SettingBody, SettingFoot } from '../../../ui/Setting'
import { useToast } from '../../../ui/ToastProvider'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { media } from '../../../ui/media'
import { tabularFigures, twoLines, visuallyHidden } from '../../../ui/mixins'
import { token } from '../../../ui/tokens'
import { WordsSkeleton } from '../../../ui/WordsSkeleton'
import { useSessions } from '../profile.read'
import { useEndSession } from '../profile.write'

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: ${token('s-2')} ${token('s-3')};
    border-block-end: 1px solid ${token('hairline')};
    text-align: start;
    vertical-align: middle;
    font-weight: 400;
  }

  thead th {
    border-block-end-color: ${token('rule')};
    color: ${token('text-muted')};
    font: ${token('t-label')};
    block-size: 2.25rem;
  }

  tr > :first-child {
    padding-inline-start: ${token('s-5')};
  }

  tr > :last-child {
    padding-inline-end: ${token('s-3')};
    text-align: end;
  }

  ${media.below(768)} {
    tr > [data-wide] {
      display: none;
    }

    thead {
      ${visuallyHidden}
    }
  }

  ${media.below(600)} {
    tr > :first-child {
      padding-inline-start: ${token('s-4')};
    }
  }

  [data-when] {
    ${tabularFigures}
  }
`

const Device = styled.span`
  display: flex;
  align-items: center;
  gap: ${token('s-3')};

  > [data-icon] {
    flex: none;
    color: ${token('text-muted')};
  }

  > span {
    ${twoLines}
  }

  b {
    font: ${token('t-strong')};
  }

  [data-narrow] {
    font: ${token('t-label')};
    font-weight: 400;
    color: ${token('text-muted')};

    ${media.from(768)} {
      display: none;
    }
  }
`

type Session = SessionList['devices'][number]

const iconOf = ({ system }: Session): IconShape =>
  /iPad|tablet/i.test(system ?? '') ? Tablet : /iPhone|Android|iOS/i.test(system ?? '') ? Smartphone : Monitor

/** Where the person is signed in, and how to end that. */
export function SessionsSection({ onEndAll }: Readonly<{ onEndAll: () => Promise<void> }>) {
  const t = useText('profile')
  const { idleSeconds } = useBrand()
  const read = useSessions()
  const [isAsking, setAsking] = useState(false)
  return (
    <Setting id="sessions" title={t('sessions.title')} note={t('sessions.note')}>
      {read.data || !read.error ? (
        <Table aria-busy={read.isLoading || undefined}>
          <caption>
            <VisuallyHidden>{t('sessions.caption')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('sessions.device')}</th>
              <th scope="col" data-wide="">
                {t('sessions.place')}
              </th>
              <th scope="col" data-wide="">
                {t('sessions.startedAt')}
              </th>
              <th scope="col" data-wide="">
                {t('sessions.lastUse')}
              </th>
              <th scope="col">
                <VisuallyHidden>{t('sessions.end')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>{read.data?.devices.map((session) => <SessionRow key={session.id} session={session} />) ?? <AwaitedSession />}</tbody>
        </Table>
      ) : (
        <SettingBody>
          <ErrorState title={t('sessions.errorTitle')} onRetry={read.refresh} isRetrying={read.isRefreshing}>
            {t('errorText')}
          </ErrorState>
        </SettingBody>
      )}
      <SettingFoot>
        <span>{t('sessions.idle', { minutes: Math.round(idleSeconds / 60) })}</span>
        <Button writes icon={LogOut} onPress={() => setAsking(true)}>
          {t('sessions.endAll')}
        </Button>
      </SettingFoot>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('sessions.endAllTitle')}
        confirmLabel={t('sessions.endAll')}
        onConfirm={onEndAll}
      >
        {t('sessions.endAllText')}
      </ConfirmDialog>
    </Setting>
  )
}

/** At least the one that the page itself is seen in. */
const AwaitedSession = () => (
  <tr aria-hidden="true">
    <th scope="row">
      <Device>
        <Icon of={Monitor} />
        <span>
          <WordsSkeleton like="Chrome on Windows" />
          <span data-narrow="">
            <WordsSkeleton like="London" />
          </span>
          <span data-narrow="">
            <WordsSkeleton like="This session" />
          </span>
        </span>
      </Device>
    </th>
    {['London', 'Today, 12:00', 'This session'].map((like) => (
      <td key={like} data-wide="">
        <WordsSkeleton like={like} />
      </td>
    ))}
    <td />
  </tr>
)

function SessionRow({ session }: Readonly<{ session: Session }>) {
  const t = useText('profile')
  const toast = useToast()
  const { save: end, isSaving } = useEndSession()
  const { browser, id, isThis, lastUsedAt, startedAt, system, timeZone } = session
  const when = useMoment()
  const place = usePlaceOf(timeZone) ?? t('sessions.noPlace')
  const device = browser && system ? t('sessions.on', { browser, system }) : t('sessions.unknown')
  const handleEnd = async () => {
    try {
      await end({}, id)
      toast(t('sessions.ended', { device }), { tone: 'success' })
    } catch {
      toast(t('failed'), { tone: 'error' })
    }
  }
  const used = isThis ? <Badge tone="accent">{t('sessions.this')}</Badge> : when(lastUsedAt)
  return (
    <tr>
      <th scope="row">
        <Device>
          <Icon of={iconOf(session)} />
          <span>
            <b>{device}</b>
            <span data-narrow="">{place}</span>
            <span data-narrow="">{used}</span>
          </span>
        </Device>
      </th>
      <td data-wide="">{place}</td>
      <td data-wide="" data-when="">
        {when(startedAt)}
      </td>
      <td data-wide="" data-when="">
        {used}
      </td>
      <td>
        {!isThis && (
          <Button
            writes
            variant="quiet"
            size="s"
            isBusy={isSaving}
            onPress={() => void handleEnd()}
            aria-label={t('sessions.endOf', { device })}
          >
            {t('sessions.end')}
          </Button>
        )}
      </td>
    </tr>
  )
}
