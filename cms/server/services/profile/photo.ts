import { APIError, type PayloadRequest } from 'payload'
import type { Actor } from '../../../../collections/access/rolesOf'
import { idOf } from '../../../../collections/idOf'
import { endingOf } from '../../../../shared/contracts/files'
import { maxPhotoBytes, photoEndings } from '../../../../shared/contracts/profile'
import { findReadable } from '../findReadable'
import { leanRead } from '../leanRead'

/** Path of a picture that the person of a request may see; null for any other. */
export async function photoPath(req: PayloadRequest, id: string | null): Promise<string | null> {
  if (id === null) return null
  const [picture] = await leanRead(req, { collection: 'media', where: { id: { equals: id } }, select: ['filename'], limit: 1 })
  return picture?.filename ? `/api/media/file/${encodeURIComponent(picture.filename)}` : null
}

/**
 * The picture that a request brings, of one of these kinds. Throws an `APIError` 400 `invalid_file`, 413 `too_large`.
 */
export function pictureIn({ file }: PayloadRequest, endings: readonly string[], maxBytes: number): NonNullable<PayloadRequest['file']> {
  if (!file || !endings.includes(endingOf(file.name) ?? ''))
    throw new APIError(`Send a picture: ${endings.join(', ')}`, 400, { code: 'invalid_file' }, true)
  if (file.size > maxBytes) throw new APIError(`The picture is larger than ${maxBytes} bytes`, 413, { code: 'too_large' }, true)
  return file
}

/**
 * Takes the request's file as the photo of the signed-in person and removes the one before. It is a picture of that person, so only those who see
 * the person see it (`visiblePictures`). Throws an `APIError` 400 `invalid_file`, 413 `too_large`, 507 `storage_full`.
 */
export async function choosePhoto(req: PayloadRequest, actor: Actor): Promise<string | null> {
  const file = pictureIn(req, photoEndings, maxPhotoBytes)
  const before = await findReadable(req, 'users', actor.id)
  const picture = await req.payload.create({
    collection: 'media',
    data: { name: before.name, type: 'Other', person: actor.id },
    file,
    depth: 0,
    // rights: people may add no picture of the brand; this one is of themselves.
    overrideAccess: true,
    req,
  })
  // The file was the picture's; the save that follows has none.
  delete req.file
  await keep(req, actor, picture.id)
  await removeOwn(req, actor, idOf(before.photo))
  return photoPath(req, picture.id)
}

/** Takes the photo of the signed-in person away. */
export async function removePhoto(req: PayloadRequest, actor: Actor): Promise<void> {
  const before = await findReadable(req, 'users', actor.id)
  await keep(req, actor, null)
  await removeOwn(req, actor, idOf(before.photo))
}

async function keep(req: PayloadRequest, actor: Actor, photo: string | null): Promise<void> {
  await req.payload.update({ collection: 'users', id: actor.id, data: { photo }, depth: 0, overrideAccess: false, req })
}

/** Removes a picture that is of this person, file and all. One that an administrator chose from the brand's pictures stays. */
async function removeOwn(req: PayloadRequest, actor: Actor, picture: string | null): Promise<void> {
  if (picture === null) return
  await req.payload.delete({
    collection: 'media',
    where: { and: [{ id: { equals: picture } }, { person: { equals: actor.id } }] },
    // rights: of whoever is on the picture.
    overrideAccess: true,
    req,
  })
}
