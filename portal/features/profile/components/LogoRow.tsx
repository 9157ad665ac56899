import { logoEndings, maxPictureBytes } from '../../../../shared/contracts/editing/picture'
import type { OwnOrganisation } from '../../../../shared/contracts/organisation'
import { useReads } from '../../../lib/data/defineRead'
import { Avatar } from '../../../ui/Avatar'
import { useOrganisation } from '../profile.read'
import { useRemoveLogo, useSaveLogo } from '../profile.write'
import { PictureRow } from './PictureRow'

/** The logo of the organisation; its details are then those of the new version, so that a save of theirs overwrites nothing. */
export function LogoRow({ organisation: { name, photo } }: Readonly<{ organisation: OwnOrganisation }>) {
  const { put } = useReads()
  const { save } = useSaveLogo()
  const { save: remove } = useRemoveLogo()
  const show = async (answer: Promise<OwnOrganisation>) => put(useOrganisation.key(), await answer)
  return (
    <PictureRow
      of="logo"
      picture={photo}
      without={<Avatar name={name} size="l" />}
      endings={logoEndings}
      maxBytes={maxPictureBytes}
      onSave={(body) => show(save(body))}
      onRemove={() => show(remove({}))}
    />
  )
}
