import { useState } from 'react'
import * as z from 'zod/mini'
import { type ClientListView, type ClientView, isNameTaken, longestViewName } from '../../../../shared/contracts/clientViews'
import { ApiError } from '../../../lib/apiClient'
import { useText } from '../../../lib/i18n/useText'
import { Actions } from '../../../ui/Actions'
import { Button } from '../../../ui/Button'
import { Checkbox } from '../../../ui/Checkbox'
import { Form } from '../../../ui/Form'
import { TextField } from '../../../ui/TextField'
import { useChangeClientView, useSaveClientView } from '../clientViews.write'

type Props = Readonly<{
  /** All of the person's: no two have one name. */
  views: readonly ClientView[]
  onDone: () => void
}> &
  (Readonly<{ renames: ClientView; saves?: never }> | Readonly<{ renames?: never; saves: ClientListView }>)

/** A name that another window has taken meanwhile is said at its field. */
function namedByField(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== 'name_taken') throw error
  const { code, message, status } = error
  throw new ApiError({ status, code, message, issues: [{ path: 'name', code: 'custom' }] })
}

/** The name of a view: of what the list shows now, or a new one for one that is there. */
export function ViewForm({ onDone, renames, saves, views }: Props) {
  const t = useText('clientViews')
  const add = useSaveClientView()
  const change = useChangeClientView()
  const [schema] = useState(() =>
    z.object({
      name: z.string().check(
        z.trim(),
        z.minLength(1),
        z.maxLength(longestViewName),
        z.refine((name) => !isNameTaken(views, name, renames?.id)),
      ),
      isDefault: z._default(z.boolean(), false),
    }),
  )
  return (
    <Form
      label={t(renames ? 'saveName' : 'saveTitle')}
      schema={schema}
      saved={t(renames ? 'renamed' : 'save')}
      messageOf={(_, code) => t(code === 'too_big' ? 'nameLong' : code === 'custom' ? 'nameTaken' : 'nameMissing')}
      onSave={async ({ isDefault, name }) => {
        const saving = renames ? change.save({ name }, renames.id) : add.save({ name, view: saves, isDefault })
        await saving.catch(namedByField)
        onDone()
      }}
    >
      {({ isSaving }) => (
        <>
          <TextField name="name" label={t('name')} defaultValue={renames?.name} autoFocus={renames !== undefined} autoComplete="off" />
          {!renames && <Checkbox name="isDefault">{t('openFirst')}</Checkbox>}
          <Actions>
            <Button writes type="submit" variant="primary" isBusy={isSaving}>
              {t(renames ? 'saveName' : 'save')}
            </Button>
            <Button variant="quiet" isDisabled={isSaving} onPress={onDone}>
              {t(renames ? 'cancel' : 'close')}
            </Button>
          </Actions>
        </>
      )}
    </Form>
  )
}
