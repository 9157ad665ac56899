import Upload from 'lucide-react/icons/upload'
import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { endingOf } from '../../../../shared/contracts/files'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { ButtonSkeleton } from '../../../ui/ButtonSkeleton'
import { Notice } from '../../../ui/Notice'
import { Text } from '../../../ui/Text'
import { useToast } from '../../../ui/ToastProvider'
import { token } from '../../../ui/tokens'
import { WordsSkeleton } from '../../../ui/WordsSkeleton'

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

  > img {
    inline-size: 4.5rem;
    block-size: 4.5rem;
    border-radius: 50%;
    object-fit: cover;
  }

  /* A logo is seen whole, on the white that it is drawn for, in both schemes. */
  > img[data-logo] {
    object-fit: contain;
    border: 1px solid ${token('hairline')};
    border-radius: ${token('radius-s')};
    background: ${token('on-deep')};
  }

  > span:last-of-type {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('s-2')};
  }
`

interface PictureRowProps {
  /** Texts of which picture; their keys begin so. */
  of: 'photo' | 'logo'
  /** Path of the one that is shown now; null without one. */
  picture: string | null
  /** Stands where there is none. */
  without: ReactNode
  endings: readonly string[]
  maxBytes: number
  onSave: (body: FormData) => Promise<unknown>
  onRemove: () => Promise<unknown>
}

/** The row before it is known whether there is a picture. */
export function AwaitedPicture({ of, without }: Pick<PictureRowProps, 'of' | 'without'>) {
  const t = useText('profile')
  return (
    <Row aria-hidden="true">
      {without}
      <div>
        <Text $role="strong">
          <WordsSkeleton like={t(of)} />
        </Text>
        <Text $role="small">
          <WordsSkeleton like={t(`${of}.hint`)} />
        </Text>
      </div>
      <span>
        <ButtonSkeleton like={t(`${of}.choose`)} size="m" hasIcon />
      </span>
    </Row>
  )
}

/** A picture, and another one in its place: a look at it first, then it is sent. */
export function PictureRow({ endings, maxBytes, of, onRemove, onSave, picture, without }: PictureRowProps) {
  const t = useText('profile')
  const toast = useToast()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState<'saving' | 'removing' | null>(null)
  const [chosen, setChosen] = useState<{ file: File; url: string } | null>(null)
  const [failure, setFailure] = useState<'kind' | 'size' | 'failed' | null>(null)
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.url)), [chosen])

  const handleChoice = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0]
    event.currentTarget.value = ''
    if (!file) return
    const fault = !endings.includes(endingOf(file.name) ?? '') ? 'kind' : file.size > maxBytes ? 'size' : null
    setFailure(fault)
    if (fault === null) setChosen({ file, url: URL.createObjectURL(file) })
  }

  const run = async (what: 'saving' | 'removing', work: () => Promise<unknown>, done: string) => {
    setFailure(null)
    setBusy(what)
    try {
      await work()
      setChosen(null)
      toast(done, { tone: 'success' })
    } catch {
      setFailure('failed')
    } finally {
      setBusy(null)
    }
  }
  const send = async () => {
    if (!chosen) return
    const body = new FormData()
    body.append('_payload', '{}')
    body.append('file', chosen.file)
    await run('saving', () => onSave(body), t(`${of}.saved`))
  }

  const shown = chosen?.url ?? picture
  return (
    <>
      <Row>
        {shown === null ? (
          without
        ) : (
          <img src={shown} alt={t(chosen ? `${of}.preview` : `${of}.alt`)} {...(of === 'logo' ? { 'data-logo': '' } : {})} />
        )}
        <div>
          <Text $role="strong">{t(of)}</Text>
          <Text $role="small" $muted>
            {t(chosen ? `${of}.look` : `${of}.hint`)}
          </Text>
        </div>
        <span>
          {chosen ? (
            <>
              <Button variant="quiet" isDisabled={busy === 'saving'} onPress={() => setChosen(null)}>
                {t('cancel')}
              </Button>
              <Button writes variant="primary" isBusy={busy === 'saving'} onPress={() => void send()}>
                {t(`${of}.use`)}
              </Button>
            </>
          ) : (
            <>
              {picture !== null && (
                <Button
                  writes
                  variant="quiet"
                  isBusy={busy === 'removing'}
                  onPress={() => void run('removing', onRemove, t(`${of}.removed`))}
                >
                  {t(`${of}.remove`)}
                </Button>
              )}
              <Button writes icon={Upload} onPress={() => input.current?.click()}>
                {t(`${of}.choose`)}
              </Button>
            </>
          )}
        </span>
        <input
          ref={input}
          type="file"
          hidden
          accept={endings.map((ending) => `.${ending}`).join(',')}
          onChange={handleChoice}
          data-photo=""
        />
      </Row>
      {failure && <Notice tone="error" title={t(`${of}.${failure}`)} />}
    </>
  )
}
