import { type ReactNode, useRef, useState } from 'react'
import { endingOf } from '../../../shared/contracts/files'
import { maxPictureBytes, type Picture } from '../../../shared/contracts/editing/picture'
import { useText } from '../../lib/i18n/useText'
import { Notice } from '../../ui/Notice'
import { useSavePicture } from './editing.write'

type Kind = Readonly<{
  /** Endings of the files that are taken. */
  endings: readonly string[]
  /** What is said of a file of another kind. */
  wrongKind: string
  /** Of the picture's record, besides the file. */
  fieldsOf: (file: File) => Readonly<Record<string, string>>
  onSaved: (picture: Picture) => void
}>

type Upload = Readonly<{
  choose: () => void
  isSaving: boolean
  /** To be placed below the button: the file's own field, which is not seen, and what went wrong. */
  parts: ReactNode
}>

/** A file that becomes a picture as soon as it is chosen; the record that is to show it is saved with its form. */
export function usePictureUpload({ endings, fieldsOf, onSaved, wrongKind }: Kind): Upload {
  const t = useText('editing')
  const input = useRef<HTMLInputElement>(null)
  const { isSaving, save } = useSavePicture()
  const [failure, setFailure] = useState<string | null>(null)

  const send = async (file: File) => {
    const body = new FormData()
    body.append('_payload', JSON.stringify(fieldsOf(file)))
    body.append('file', file)
    try {
      onSaved((await save(body)).doc)
    } catch {
      setFailure(t('picture.failed'))
    }
  }
  const handleChoice = (files: FileList | null) => {
    const file = files?.[0]
    if (!file || isSaving) return
    const refusal = !endings.includes(endingOf(file.name) ?? '') ? wrongKind : file.size > maxPictureBytes ? t('picture.tooLarge') : null
    setFailure(refusal)
    if (refusal === null) void send(file)
  }
  return {
    choose: () => input.current?.click(),
    isSaving,
    parts: (
      <>
        <input
          ref={input}
          type="file"
          hidden
          accept={endings.map((ending) => `.${ending}`).join(',')}
          onChange={({ currentTarget }) => {
            handleChoice(currentTarget.files)
            // The same file can be chosen again.
            currentTarget.value = ''
          }}
        />
        {failure !== null && <Notice tone="error" title={failure} />}
      </>
    ),
  }
}
