import UserRound from 'lucide-react/icons/user-round'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { Delegation } from '../../../shared/contracts/delegations'
import { isoDateOf } from '../../../shared/domain/dates'
import { formatDate } from '../../../shared/format/date'
import { useBrand } from '../../lib/bootstrap'
import { useDraft } from '../../lib/draft'
import { useText } from '../../lib/i18n/useText'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { ErrorState } from '../../ui/ErrorState'
import { Setting, SettingBody, SettingFoot, SettingList, SettingRow } from '../../ui/Setting'
import { token } from '../../ui/tokens'
import { GrantForm } from './components/GrantForm'
import { useDelegations } from './delegates.read'
import { useRevokeAccess } from './delegates.write'

const Time = styled.span`
  display: grid;
  gap: ${token('s-1')};
  align-content: center;
  min-inline-size: 8rem;
  font: ${token('t-small')};

  > i {
    block-size: 0.1875rem;
    border-radius: ${token('radius-full')};
    background: ${token('surface-sunken')};
  }

  b {
    display: block;
    block-size: 100%;
    border-radius: inherit;
    background: ${token('accent')};
  }
`

/** Whom a client lets read their accounts: seen, granted and ended here. Nothing for whoever has no account. */
export function DelegatesSection() {
  const t = useText('delegates')
  const { managerTerm: manager } = useBrand()
  const read = useDelegations()
  const { save: revoke } = useRevokeAccess()
  const { forget, keeper, values: draft } = useDraft('delegate')
  const [isAdding, setAdding] = useState(Object.values(draft).some(Boolean))
  const closeForm = () => {
    forget()
    setAdding(false)
  }
  const [ending, setEnding] = useState<Delegation | null>(null)
  const { data } = read
  if (data?.accounts.length === 0 && data.delegations.length === 0) return null
  return (
    <Setting id="delegates" title={t('title')} note={t('note')}>
      {read.error && !data && (
        <SettingBody>
          <ErrorState title={t('failed')} onRetry={read.refresh} isRetrying={read.isRefreshing} />
        </SettingBody>
      )}
      {data && data.delegations.length > 0 && (
        <SettingList>
          {data.delegations.map((each) => (
            <SettingRow
              key={each.id}
              icon={UserRound}
              title={each.email}
              detail={[each.reason, each.account.name, each.mayDownload ? t('download') : null].filter(Boolean).join(' · ')}
            >
              <TimeLeft delegation={each} />
              <Button writes variant="quiet" size="s" aria-label={t('revokeTitle', { email: each.email })} onPress={() => setEnding(each)}>
                {t('revoke')}
              </Button>
            </SettingRow>
          ))}
        </SettingList>
      )}
      {data && isAdding && (
        <SettingBody>
          <div {...keeper}>
            <GrantForm accounts={data.accounts} start={draft} onClose={closeForm} />
          </div>
        </SettingBody>
      )}
      {data && !isAdding && (
        <SettingFoot>
          <span>{data.delegations.length === 0 ? t('none', { manager }) : t('how')}</span>
          <Button icon={UserRoundPlus} onPress={() => setAdding(true)}>
            {t('add')}
          </Button>
        </SettingFoot>
      )}
      <ConfirmDialog
        isOpen={ending !== null}
        onClose={() => setEnding(null)}
        title={t('revokeTitle', { email: ending?.email ?? '' })}
        confirmLabel={t('revoke')}
        onConfirm={() => (ending ? revoke({}, ending.id) : Promise.resolve())}
      >
        {t('revokeText')}
      </ConfirmDialog>
    </Setting>
  )
}

/** The last day of a delegation, and how much of its time is left. */
function TimeLeft({ delegation: { from, until } }: Readonly<{ delegation: Delegation }>) {
  const t = useText('delegates')
  const [start, end] = [new Date(from).getTime(), new Date(until).getTime()]
  const left = Math.min(1, Math.max(0, (end - Date.now()) / Math.max(1, end - start)))
  return (
    <Time>
      {t('until', { date: formatDate(isoDateOf(new Date(until))) })}
      <i aria-hidden="true">
        <b style={{ inlineSize: `${Math.round(left * 100)}%` }} />
      </i>
    </Time>
  )
}
