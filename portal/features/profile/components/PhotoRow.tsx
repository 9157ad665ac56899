import Upload from 'lucide-react/icons/upload'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { maxPhotoBytes, photoEndings, type Profile } from '../../../../shared/contracts/profile'
import { useText } from '../../../lib/i18n/useText'
import { Avatar } from '../../../ui/Avatar'
import { Button } from '../../../ui/Button'
import { Notice } from '../../../ui/Notice'
import { Text } from '../../../ui/Text'
import { useToast } from '../../../ui/ToastProvider'
import { token } from '../../../ui/tokens'
import { useRemovePhoto, useSavePhoto } from '../profile.write'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('s-3')} ${token('s-4')};

  > div {
    display: grid;
    flex: 1 1 9rem;
    min-inline-size: 0;
  }

  > [data-avatar] {
    inline-size: 4.5rem;
    block-size: 4.5rem;
    font: 400 1.5rem/1 ${token('in-display')};
  }

  > span:last-of-type {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('s-2')};
  }
`

const Picture = styled.img`
  inline-size: 4.5rem;
  block-size: 4.5rem;
  border-radius: 50%;
  object-fit: cover;
`

type Props = Readonly<{ profile: Profile }>

/** The photo, and another one in its place: a look at it first, then it is sent. */
export function PhotoRow({ profile: { name, photo } }: Props) {
  const t = useText('profile')
  const toast = useToast()
  const input = useRef<HTMLInputElement>(null)
  const { save, isSaving } = useSavePhoto()
  const { save: remove, isSaving: isRemoving } = useRemovePhoto()
  const [chosen, setChosen] = useState<{ file: File; url: string } | null>(null)
  const [failure, setFailure] = useState<'kind' | 'size' | 'failed' | null>(null)
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.url)), [chosen])

  const handleChoice = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0]
    event.currentTarget.value = ''
    if (!file) return
    const isPhoto = photoEndings.some((ending) => file.name.toLowerCase().endsWith(`.${ending}`))
    setFailure(!isPhoto ? 'kind' : file.size > maxPhotoBytes ? 'size' : null)
    if (isPhoto && file.size <= maxPhotoBytes) setChosen({ file, url: URL.createObjectURL(file) })
  }

  const run = async (work: () => Promise<unknown>, done: string) => {
    setFailure(null)
    try {
      await work()
      setChosen(null)
      toast(done, { tone: 'success' })
    } catch {
      setFailure('failed')
    }
  }
  const send = async () => {
    if (!chosen) return
    const body = new FormData()
    body.append('_payload', '{}')
    body.append('file', chosen.file)
    await run(() => save(body), t('photo.saved'))
  }

  const shown = chosen?.url ?? photo
  return (
    <>
      <Row>
        {shown === null ? <Avatar name={name} size="l" /> : <Picture src={shown} alt={t(chosen ? 'photo.preview' : 'photo.alt')} />}
        <div>
          <Text $role="strong">{t('photo')}</Text>
          <Text $role="small" $muted>
            {t(chosen ? 'photo.look' : 'photo.hint')}
          </Text>
        </div>
        <span>
          {chosen ? (
            <>
              <Button variant="quiet" isDisabled={isSaving} onPress={() => setChosen(null)}>
                {t('cancel')}
              </Button>
              <Button writes variant="primary" isBusy={isSaving} onPress={() => void send()}>
                {t('photo.use')}
              </Button>
            </>
          ) : (
            <>
              {photo !== null && (
                <Button writes variant="quiet" isBusy={isRemoving} onPress={() => void run(() => remove({}), t('photo.removed'))}>
                  {t('photo.remove')}
                </Button>
              )}
              <Button writes icon={Upload} onPress={() => input.current?.click()}>
                {t('photo.choose')}
              </Button>
            </>
          )}
        </span>
        <input ref={input} type="file" hidden accept="image/jpeg,image/png" onChange={handleChoice} data-photo="" />
      </Row>
      {failure && <Notice tone="error" title={t(`photo.${failure}`)} />}
    </>
  )
}
