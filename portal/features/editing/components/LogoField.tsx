import Upload from 'lucide-react/icons/upload'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { PortalRecord } from '../../../../shared/contracts/editing/portal'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { Notice } from '../../../ui/Notice'
import { token } from '../../../ui/tokens'
import { useUploadPicture } from '../editing.write'
import { useStart } from '../draftedFields'
import { Choice } from './Choice'

const Row = styled.div`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: ${token('s-4')};
  align-items: center;

  > span {
    display: grid;
    gap: ${token('s-2')};
    justify-items: start;
  }

  > img {
    inline-size: 4.5rem;
    block-size: 4.5rem;
    object-fit: contain;
    border: 1px solid ${token('hairline')};
    border-radius: ${token('radius-s')};
  }
`

type Picture = NonNullable<PortalRecord['photo']>[number]

/** The logo of a portal: one of the pictures that it has, or a new one. */
export function LogoField({ pictures }: Readonly<{ pictures: readonly Picture[] }>) {
  const t = useText('editing')
  const input = useRef<HTMLInputElement>(null)
  const { isSaving, save } = useUploadPicture()
  const [all, setAll] = useState(pictures)
  const [logo, setLogo] = useState(useStart().textOf('logo', pictures[0]?.id ?? ''))
  const [hasFailed, setFailed] = useState(false)
  const shown = all.find(({ id }) => id === logo)

  const send = async (file: File | undefined) => {
    if (!file) return
    setFailed(false)
    const body = new FormData()
    body.append('_payload', JSON.stringify({ name: file.name }))
    body.append('file', file)
    try {
      const { doc } = await save(body)
      setAll((before) => [{ id: doc.id, name: doc.name, url: doc.url ?? null }, ...before])
      setLogo(doc.id)
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      <Row>
        {shown?.url ? <img src={shown.url} alt={t('logo.alt')} /> : <span />}
        <span>
          <Choice
            key={logo}
            name="logo"
            label={t('field.logo')}
            options={all.map(({ id, name }) => ({ id, label: name }))}
            defaultValue={logo}
            onChange={setLogo}
          />
          <Button writes size="s" icon={Upload} isBusy={isSaving} onPress={() => input.current?.click()}>
            {t('logo.upload')}
          </Button>
        </span>
      </Row>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/svg+xml"
        onChange={({ currentTarget }) => void send(currentTarget.files?.[0])}
      />
      {hasFailed && <Notice tone="error" title={t('logo.failed')} />}
    </>
  )
}
