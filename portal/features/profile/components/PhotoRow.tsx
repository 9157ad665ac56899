import { maxPhotoBytes, photoEndings, type Profile } from '../../../../shared/contracts/profile'
import { Avatar } from '../../../ui/Avatar'
import { useRemovePhoto, useSavePhoto } from '../profile.write'
import { PictureRow } from './PictureRow'

/** The person's own photo. */
export function PhotoRow({ profile: { name, photo } }: Readonly<{ profile: Profile }>) {
  const { save } = useSavePhoto()
  const { save: remove } = useRemovePhoto()
  return (
    <PictureRow
      of="photo"
      picture={photo}
      without={<Avatar name={name} size="l" />}
      endings={photoEndings}
      maxBytes={maxPhotoBytes}
      onSave={save}
      onRemove={() => remove({})}
    />
  )
}
