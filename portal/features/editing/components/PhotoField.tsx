import Upload from 'lucide-react/icons/upload'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { type Picture, portraitEndings } from '../../../../shared/contracts/editing/picture'
import type { PersonRecord } from '../../../../shared/contracts/editing/person'
import { useText } from '../../../lib/i18n/useText'
import { Avatar } from '../../../ui/Avatar'
import { Button } from '../../../ui/Button'
import { errorStyle } from '../../../ui/fieldStyle'
import { useFieldError } from '../../../ui/formErrors'
import { Text } from '../../../ui/Text'
import { token } from '../../../ui/tokens'
import { useStart } from '../draftedFields'
import { usePictureUpload } from '../usePictureUpload'

const Row = styled.div`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: ${token('s-4')};
  align-items: center;

  > img,
  > [data-avatar] {
    inline-size: 4.5rem;
    block-size: 4.5rem;
    border-radius: 50%;
    object-fit: cover;
  }

  > [data-avatar] {
    font: 400 1.5rem/1 ${token('in-display')};
  }
`

const Words = styled.div`
  display: grid;
  gap: ${token('s-2')};
  min-inline-size: 0;

  > span:last-of-type {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('s-2')};
  }
`

const ErrorText = styled.span`
  ${errorStyle}
`

/** Kept beside the id by what was typed and not saved, so that a picture which no record shows yet is seen again. */
const addressField = 'photoAddress'

/** The photo of a person, another one in its place, or none. It is theirs when the form is saved. */
export function PhotoField({ person: { id: person, name, photo } }: Readonly<{ person: PersonRecord }>) {
  const t = useText('editing')
  const { textOf } = useStart()
  const field = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState<Pick<Picture, 'id' | 'url'>>({
    id: textOf('photo', photo?.id ?? ''),
    url: textOf(addressField, photo?.url ?? '') || null,
  })
  const fault = useFieldError('photo')
  const { choose, isSaving, parts } = usePictureUpload({
    endings: portraitEndings,
    wrongKind: t('photo.kind'),
    fieldsOf: () => ({ name, person }),
    onSaved: setShown,
  })
  // The form and its draft learn of it as they do of what is typed.
  const told = useRef(shown.id)
  useEffect(() => {
    if (told.current === shown.id) return
    told.current = shown.id
    field.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [shown.id])
  return (
    <>
      <Row role="group" aria-label={t('field.photo')}>
        {shown.url === null ? <Avatar name={name} size="l" /> : <img src={shown.url} alt={t('photo.alt', { name })} />}
        <Words>
          <Text as="p" $role="label">
            {t('field.photo')}
          </Text>
          <span>
            <Button writes size="s" icon={Upload} isBusy={isSaving} onPress={choose}>
              {t('photo.choose')}
            </Button>
            {shown.id !== '' && (
              <Button size="s" variant="quiet" isDisabled={isSaving} onPress={() => setShown({ id: '', url: null })}>
                {t('photo.remove')}
              </Button>
            )}
          </span>
          {fault && <ErrorText>{fault}</ErrorText>}
        </Words>
        <input ref={field} type="hidden" name="photo" value={shown.id} />
        <input type="hidden" name={addressField} value={shown.url ?? ''} />
      </Row>
      {parts}
    </>
  )
}
