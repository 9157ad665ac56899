import { type ReactNode, useState } from 'react'
import { useDraft } from '../../../lib/draft'
import { useText } from '../../../lib/i18n/useText'
import { useOpening } from '../../../lib/opening'
import { Button } from '../../../ui/Button'
import { Notice } from '../../../ui/Notice'
import { Stack } from '../../../ui/Stack'
import { DraftContext } from '../draftedFields'

/** Stands among the fields, so that a draft knows of which version it is. */
const versionField = 'draftOf'

interface DraftedProps {
  /** The moment of the version that the fields start with; null for something new. */
  version: string | null
  children: (draft: Readonly<{ isFound: boolean; version: string | null; forget: () => void }>) => ReactNode
}

/**
 * The form that is open beside the page, with what was typed into it in this window and not saved (docs/decisions/193). A draft keeps the version that it
 * was made of, so that a save of somebody else since then is a conflict and is not overwritten unseen.
 */
export function Drafted(props: DraftedProps) {
  const [tries, setTries] = useState(0)
  return <Form key={tries} {...props} onDiscard={() => setTries(tries + 1)} />
}

function Form({ children, onDiscard, version }: DraftedProps & Readonly<{ onDiscard: () => void }>) {
  const t = useText('editing')
  const { opening } = useOpening()
  const { forget, keeper, values } = useDraft(`editing.${opening?.kind ?? ''}.${opening?.id ?? ''}`)
  const isFound = Object.keys(values).length > 0
  const madeOf = isFound ? values[versionField] || null : version
  const discard = () => {
    forget()
    onDiscard()
  }
  return (
    <DraftContext value={values}>
      <div {...keeper}>
        <Stack $gap={4}>
          {isFound && (
            <Notice
              title={t('draft.found')}
              action={
                <Button size="s" onPress={discard}>
                  {t('draft.discard')}
                </Button>
              }
            >
              {t('draft.foundText')}
            </Notice>
          )}
          <input type="hidden" name={versionField} value={madeOf ?? ''} />
          {children({ isFound, version: madeOf, forget })}
        </Stack>
      </div>
    </DraftContext>
  )
}
