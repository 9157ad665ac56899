import { randomUUID } from 'node:crypto'
import { APIError, type CollectionBeforeOperationHook, type CollectionConfig, type CollectionSlug, type PayloadRequest } from 'payload'
import { recordActivity } from '../../../collections/hooks/logActivity'
import { contentTypes, endingOf } from '../../../shared/contracts/files'
import { reachDisk } from '../../db/commits'
import { notFound } from '../http/notFound'
import { settings } from '../settings'
import { fileStore } from './fileStore'
import { isWhatItSays, runsScript } from './isWhatItSays'
import { sendFile } from './sendFile'
import { StorageFullError } from './storage'

type Options = Readonly<{
  /** Whether the file of a record is everybody's who has its address, and may be kept by caches; none is unless said so. */
  isPublic?: (doc: object) => boolean
  /** Whether each opening of a private file by its stored name is a line of the log. */
  isLogged?: boolean
}>

type BeforeChange = Readonly<{
  data: { filename?: unknown }
  operation: 'create' | 'update'
  originalDoc?: { id?: string | number }
  req: PayloadRequest
}>

const uuidName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z]+$/

/**
 * Lets the files of an upload collection lie in the file store, under a uuid; what people call them stands in the record alone. Bytes are
 * stored before the record is written, so that no record names a file that is not there; a record that is refused takes its file with it.
 */
export function withStoredFiles<Slug extends string>(
  collection: CollectionConfig & { slug: Slug },
  { isLogged = true, isPublic = () => false }: Options = {},
): CollectionConfig & { slug: Slug } {
  const { slug } = collection
  const upload = typeof collection.upload === 'object' ? collection.upload : {}
  const keyOf = (filename: string) => `${slug}/${filename}`

  return {
    ...collection,
    upload: {
      ...upload,
      disableLocalStorage: true,
      // The one way to a file by its stored name; Payload has asked the collection's read rule before.
      handlers: [(req, { params }) => serveByName(req, { slug, filename: params.filename, isLogged, isPublic })],
    },
    hooks: {
      ...collection.hooks,
      beforeOperation: [...(collection.hooks?.beforeOperation ?? []), nameByUuid],
      beforeChange: [
        ...(collection.hooks?.beforeChange ?? []),
        async ({ data, operation, originalDoc, req }: BeforeChange) => {
          const { filename } = data
          if (!req.file || typeof filename !== 'string') return data
          // As the database has it: Payload has written the new name over the record that it hands on.
          if (operation === 'update' && originalDoc?.id !== undefined) req.context.formerFile = await storedName(req, slug, originalDoc.id)
          await store(keyOf(filename), req.file.data, contentTypeOf(filename))
          return data
        },
      ],
      afterChange: [
        ...(collection.hooks?.afterChange ?? []),
        async ({ doc, req }: { doc: { filename?: unknown }; req: PayloadRequest }) => {
          const former = req.context.formerFile
          delete req.context.formerFile
          if (typeof former === 'string' && former !== doc.filename) await removeFile(keyOf(former))
        },
      ],
      afterDelete: [
        ...(collection.hooks?.afterDelete ?? []),
        async ({ doc }: { doc: { filename?: unknown } }) => {
          if (typeof doc.filename === 'string') await removeFile(keyOf(doc.filename))
        },
      ],
    },
  }
}

/** Refuses what may not be stored, or is not what it says, and gives the rest a name of its own. */
const nameByUuid: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const { file } = req
  if (!file || (operation !== 'create' && operation !== 'update')) return
  const ending = endingOf(file.name)
  if (!ending || !(await isWhatItSays(ending, file.data))) {
    const message = ending ? 'The file is not what its name says' : 'Files of this kind cannot be stored'
    throw new APIError(message, 400, { code: 'invalid_file' }, true)
  }
  if (runsScript(ending, file.data))
    throw new APIError('A drawing (SVG) that runs a script cannot be stored: save it without', 400, { code: 'invalid_file' }, true)
  if (!uuidName.test(file.name)) file.name = `${randomUUID()}.${ending}`
  file.mimetype = contentTypes[ending]
}

async function storedName(req: PayloadRequest, slug: string, id: string | number): Promise<string | null> {
  const row = await req.payload.db.findOne<{ id: string; filename?: string | null }>({
    collection: slug as CollectionSlug,
    where: { id: { equals: id } },
    req,
  })
  return row?.filename ?? null
}

async function store(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
  try {
    await fileStore().put(key, bytes, contentType)
  } catch (error) {
    if (!(error instanceof StorageFullError)) throw error
    throw new APIError('There is no room for this file at the moment. Nothing was saved.', 507, { code: 'storage_full' }, true)
  }
}

/** By the ending that it was stored under, which was checked then. */
export function contentTypeOf(filename: string): string {
  const ending = endingOf(filename)
  return ending ? contentTypes[ending] : 'application/octet-stream'
}

type Named = Readonly<{ slug: string; filename: string }> & Required<Options>

async function serveByName(req: PayloadRequest, { filename, isLogged, isPublic, slug }: Named): Promise<Response> {
  const { docs } = await req.payload.find({
    collection: slug as CollectionSlug,
    where: { filename: { equals: filename } },
    limit: 1,
    pagination: false,
    depth: 0,
    // rights: Payload has asked the collection's rule for this very file before it came here.
    overrideAccess: true,
    req,
  })
  const [doc] = docs
  const isShared = doc !== undefined && isPublic(doc)
  const answer = await sendFile(fileStore(), {
    key: `${slug}/${filename}`,
    contentType: contentTypeOf(filename),
    // A stranger need not know what people call it.
    name: isShared ? filename : downloadName(doc, filename),
    isInline: true,
    range: req.headers.get('range'),
    // A uuid's bytes never change, but who may see them does.
    cacheControl: isShared ? 'public, max-age=3600' : 'private, no-store',
  })
  if (!answer || !doc) throw notFound()
  if (!isShared && isLogged) await recordActivity(req, { type: 'Downloaded', collection: slug, recordId: String(doc.id) })
  return answer
}

/** The name in the record, with the ending of the file and without what means a folder. */
export function downloadName(doc: unknown, filename: string): string {
  const name = doc !== null && typeof doc === 'object' && 'name' in doc && typeof doc.name === 'string' ? doc.name : filename
  const ending = endingOf(filename)
  const plain = name.replace(/[/\\]/g, '-')
  return ending && endingOf(plain) !== ending ? `${plain}.${ending}` : plain
}

/** A record that is gone, or has another file by now, must not come back without this one when the machine loses its power. */
async function removeFile(key: string): Promise<void> {
  await reachDisk(settings().databaseUrl)
  await fileStore().remove(key)
}
