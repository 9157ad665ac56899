import { buffer } from 'node:stream/consumers'
import type { Payload } from 'payload'
import { fileStore } from '../../cms/server/files/fileStore'
import { logger } from '../../cms/server/logger'
import { idOf } from '../../collections/idOf'
import type { FormFile, Library } from '../../collections/payload-types'
import { contentTypes, endingOf } from '../../shared/contracts/files'
import type { JobRun } from '../defineJob'

/** Run again after a crash it finds the copy that is there: each file has one, whoever writes first (`library-files.origin`). */
export async function fileInLibrary({ assertLease, input, payload }: JobRun<{ fileId: string }>): Promise<void> {
  // rights: the worker's own, as the form says where its files go. What lies in the trash by now is not found.
  const file = await payload.findByID({ collection: 'form-files', id: input.fileId, depth: 0, overrideAccess: true, disableErrors: true })
  const wanted = idOf(file?.library)
  if (!file || wanted === null) return
  // rights: as above.
  const library = await payload.findByID({ collection: 'libraries', id: wanted, depth: 0, overrideAccess: true, disableErrors: true })
  if (!library || library.brand !== file.brand)
    logger.warn({ msg: 'the library of a form is gone: its file stays with the submission', file: file.id, library: wanted })
  else if (!(await isThere(payload, file))) {
    const bytes = await bytesOf(file)
    await assertLease()
    await put(payload, { bytes, file, library })
  }
  await assertLease()
  await payload.db.updateOne({ collection: 'form-files', where: { id: { equals: file.id } }, data: { library: null } })
}

const originOf = ({ id }: FormFile): string => `form-files/${id}`

async function isThere({ db }: Payload, file: FormFile): Promise<boolean> {
  return (await db.count({ collection: 'library-files', where: { origin: { equals: originOf(file) } } })).totalDocs > 0
}

/** Throws an `Error` where the stored file is missing: the job is tried again and then shown as failed. */
async function bytesOf({ filename, id }: FormFile): Promise<Buffer> {
  if (!filename) throw new Error(`The file ${id} of a form is stored nowhere`)
  return buffer(await fileStore().read(`form-files/${filename}`))
}

type Copy = Readonly<{ bytes: Buffer; file: FormFile; library: Library }>

/** Staff's until somebody means it for others: what a client sends is not for the brand's other clients. */
async function put(payload: Payload, { bytes, file, library }: Copy): Promise<void> {
  const ending = endingOf(file.filename ?? '')
  if (ending === null) throw new Error(`The file ${file.id} of a form has no ending that may be stored`)
  const data = {
    name: file.name,
    brand: library.brand,
    library: library.id,
    type: 'Other' as const,
    audience: 'staff' as const,
    origin: originOf(file),
  }
  try {
    await payload.create({
      collection: 'library-files',
      data,
      file: { name: `file.${ending}`, data: bytes, mimetype: contentTypes[ending], size: bytes.byteLength },
      depth: 0,
      // rights: as above. Nobody's deed, so no line in the log: the submission has its own.
      overrideAccess: true,
      context: { skipLog: true },
    })
  } catch (error) {
    // Another worker, whose lease this one took over, was first.
    if (!(await isThere(payload, file))) throw error
  }
}
