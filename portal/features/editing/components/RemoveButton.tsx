import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { ApiError } from '../../../lib/apiClient'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { RefusalText } from '../../../ui/RefusalText'
import { Notice } from '../../../ui/Notice'
import { Text } from '../../../ui/Text'
import { useToast } from '../../../ui/ToastProvider'
import type { RestoreRequest } from '../../../../shared/contracts/editing/restore'
import { useRemoveRecord, useRestoreRecord } from '../editing.write'

const Aside = styled.span`
  display: grid;
  justify-items: end;
  margin-inline-start: auto;
`

const Failure = styled.div`
  flex-basis: 100%;
`

/** How long the first press stands, in ms. */
const armedMs = 5000

interface RemoveButtonProps {
  slug: RestoreRequest['collection']
  id: string
  /** Said when it is done: "Deleted holding". */
  done: string
  onRemoved: () => void
}

/** Moves a record to the trash: the first press arms, the second does it, and its toast brings it back. */
export function RemoveButton({ done, id, onRemoved, slug }: RemoveButtonProps) {
  const t = useText('editing')
  const ui = useText('ui')
  const toast = useToast()
  const { isSaving, save: remove } = useRemoveRecord()
  const { save: restore } = useRestoreRecord()
  const [isArmed, setArmed] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  useEffect(() => {
    if (!isArmed) return
    const timer = setTimeout(() => setArmed(false), armedMs)
    return () => clearTimeout(timer)
  }, [isArmed])

  const undo = () =>
    restore({ collection: slug, id }).then(
      () => toast(t('restored'), { tone: 'success' }),
      () => toast(ui('undoFailed'), { tone: 'error' }),
    )
  const handlePress = async () => {
    if (!isArmed) return setArmed(true)
    setRefusal(null)
    try {
      await remove({}, slug, id)
      toast(done, { tone: 'success', action: { label: ui('undo'), onPress: () => void undo() } })
      onRemoved()
    } catch (error) {
      setArmed(false)
      setRefusal(error instanceof ApiError ? error.code : 'internal_error')
    }
  }
  return (
    <>
      <Aside>
        <Button writes variant={isArmed ? 'danger' : 'quiet'} icon={Trash2} isBusy={isSaving} onPress={() => void handlePress()}>
          {isArmed ? t('remove.sure') : t('remove')}
        </Button>
        <Text role="status" $role="small" $muted>
          {isArmed && t('remove.what')}
        </Text>
      </Aside>
      {refusal !== null && (
        <Failure>
          <Notice tone="error" title={t('remove.refused')}>
            <RefusalText code={refusal} />
          </Notice>
        </Failure>
      )}
    </>
  )
}
