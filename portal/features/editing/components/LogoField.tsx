import Upload from 'lucide-react/icons/upload'
import { useState } from 'react'
import { styled } from 'styled-components'
import { logoEndings, type Picture } from '../../../../shared/contracts/editing/picture'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { token } from '../../../ui/tokens'
import { useStart } from '../draftedFields'
import { usePictureUpload } from '../usePictureUpload'
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

  /* The list is as wide as the other fields. */
  > span > :first-child {
    justify-self: stretch;
  }

  > img {
    inline-size: 4.5rem;
    block-size: 4.5rem;
    object-fit: contain;
    border: 1px solid ${token('hairline')};
    border-radius: ${token('radius-s')};
    /* white, which logos are drawn for, in both schemes */
    background: ${token('on-deep')};
  }
`

/** The logo of a portal: one of the pictures that it has, or a new one. */
export function LogoField({ pictures }: Readonly<{ pictures: readonly Picture[] }>) {
  const t = useText('editing')
  const [all, setAll] = useState(pictures)
  const [logo, setLogo] = useState(useStart().textOf('logo', pictures[0]?.id ?? ''))
  const { choose, isSaving, parts } = usePictureUpload({
    endings: logoEndings,
    wrongKind: t('logo.kind'),
    fieldsOf: ({ name }) => ({ name }),
    onSaved: (picture) => {
      setAll((before) => [picture, ...before])
      setLogo(picture.id)
    },
  })
  const shown = all.find(({ id }) => id === logo)
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
          <Button writes size="s" icon={Upload} isBusy={isSaving} onPress={choose}>
            {t('logo.upload')}
          </Button>
        </span>
      </Row>
      {parts}
    </>
  )
}
