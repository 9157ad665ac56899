'use client'

import { useAllFormFields, useDocumentInfo, useFormModified, useFormSubmitted } from '@payloadcms/ui'
import { plural } from '../texts/fill'
import { recordWords } from '../texts/recordWords'
import { useWords } from '../texts/useWords'
import { canonical } from './compareRecords'

/** Beside the save buttons: why nothing can be saved now, and how much is not saved yet. */
export function SaveReason() {
  const [fields] = useAllFormFields()
  const { id } = useDocumentInfo()
  const modified = useFormModified()
  const submitted = useFormSubmitted()
  const { language, words } = useWords(recordWords)
  const states = Object.values(fields)
  const wrong = submitted ? states.filter(({ errorMessage, valid }) => valid === false && errorMessage !== undefined).length : 0
  const changed =
    id !== undefined && modified ? states.filter(({ initialValue, value }) => canonical(initialValue) !== canonical(value)).length : 0
  return (
    <p className="qs-savereason" role="status">
      {wrong > 0 && <b>{plural(words.toCorrect, wrong, language)}</b>}
      {wrong > 0 && changed > 0 && ' · '}
      {changed > 0 && plural(words.notSaved, changed, language)}
    </p>
  )
}
