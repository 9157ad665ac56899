import { type ReactNode, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type * as z from 'zod/mini'
import { type Overwrite, overwriteSchema, type SavedRecord } from '../../../../shared/contracts/editing/saved'
import { ApiError } from '../../../lib/apiClient'
import { useText } from '../../../lib/i18n/useText'
import { Actions } from '../../../ui/Actions'
import { Button } from '../../../ui/Button'
import { Form } from '../../../ui/Form'
import { token } from '../../../ui/tokens'
import { ConflictNotice } from './ConflictNotice'
import { Drafted } from './Drafted'

/** Two columns where there is room for them. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('s-4')} ${token('s-4')};
  align-items: start;

  @container (min-width: 22rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const Wide = styled.div`
  grid-column: 1 / -1;
`

const Foot = styled(Actions)`
  padding-block-start: ${token('s-4')};
  border-block-start: 1px solid ${token('hairline')};
`

interface RecordFormProps<Schema extends z.ZodMiniObject> {
  schema: Schema
  label: string
  /** The moment of the version that stands in the form; null for something new. */
  version: string | null
  /** Sends it with the version that it was made of. */
  onSave: (values: z.output<Schema>, version: string | null) => Promise<SavedRecord>
  /** Takes a save back, given what it answered. */
  onUndo?: (saved: SavedRecord) => Promise<unknown>
  saved: string
  /** Words for a refusal of a field, by the form's own rule or by the server's (`refusal`); null for the kit's own. */
  messageOf: (field: string, code: string, refusal: ApiError | null) => string | null
  /** What a field that somebody else changed is called. */
  nameOf: (field: string) => string | null
  /** Gives the form up for what is stored now. */
  onTheirs: () => void
  onClose: () => void
  /** What follows a save; closes the form by default. */
  onSaved?: (saved: SavedRecord) => void
  /** Beside the other buttons: what moves the record to the trash. */
  remove?: ReactNode
  submit?: string
  children: ReactNode
}

/**
 * The form of one record: saved as a change of the version that it was read as. When somebody else saved since, it says who and what, keeps what
 * was typed, and the next save is made knowing of it. A save can be taken back from its toast. What is typed and not saved outlives a session.
 */
export function RecordForm<Schema extends z.ZodMiniObject>(props: RecordFormProps<Schema>) {
  return (
    <Drafted version={props.version}>
      {({ forget, isFound, version }) => <OwnForm {...props} version={version} isDraft={isFound} onForget={forget} />}
    </Drafted>
  )
}

type OwnFormProps<Schema extends z.ZodMiniObject> = RecordFormProps<Schema> & Readonly<{ isDraft: boolean; onForget: () => void }>

function OwnForm<Schema extends z.ZodMiniObject>(props: OwnFormProps<Schema>) {
  const {
    children,
    isDraft,
    label,
    messageOf,
    nameOf,
    onClose,
    onForget,
    onSave,
    onSaved = onClose,
    onTheirs,
    onUndo,
    remove,
    saved,
    schema,
    submit,
    version,
  } = props
  const t = useText('editing')
  const seen = useRef(version)
  const refusal = useRef<ApiError | null>(null)
  const answer = useRef<SavedRecord | null>(null)
  const [conflict, setConflict] = useState<Overwrite | null>(null)

  const save = async (values: z.output<Schema>) => {
    refusal.current = null
    try {
      answer.current = await onSave(values, seen.current)
    } catch (error) {
      refusal.current = error instanceof ApiError ? error : null
      throw error
    }
    onForget()
    onSaved(answer.current)
  }
  /** What was typed is given up with the form. */
  const leaving = (go: () => void) => () => {
    onForget()
    go()
  }
  const handleFailure = (error: unknown): boolean => {
    const overwrite = overwriteOf(error)
    setConflict(overwrite)
    if (overwrite) seen.current = overwrite.updatedAt
    return overwrite !== null
  }
  return (
    <Form
      schema={schema}
      label={label}
      isGuarded
      startsChanged={isDraft}
      saved={saved}
      onSave={save}
      onFailure={handleFailure}
      messageOf={(field, code) => messageOf(field, code, refusal.current)}
      {...(onUndo ? { onUndo: () => (answer.current ? onUndo(answer.current) : Promise.resolve()) } : {})}
    >
      {({ isSaving }) => (
        <>
          {children}
          {conflict && <ConflictNotice overwrite={conflict} nameOf={nameOf} onTheirs={leaving(onTheirs)} />}
          <Foot>
            <Button writes type="submit" variant="primary" isBusy={isSaving}>
              {submit ?? (conflict ? t('saveMine') : t('save'))}
            </Button>
            <Button variant="quiet" isDisabled={isSaving} onPress={leaving(onClose)}>
              {t('cancel')}
            </Button>
            {remove}
          </Foot>
        </>
      )}
    </Form>
  )
}

/** Who saved first and what, of a 409 that says so. */
function overwriteOf(error: unknown): Overwrite | null {
  if (!(error instanceof ApiError) || error.status !== 409 || error.code !== 'conflict') return null
  const parsed = overwriteSchema.safeParse(error.detail)
  return parsed.success ? parsed.data : null
}
