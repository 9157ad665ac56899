import { APIError, type PayloadRequest, type Where } from 'payload'
import { idOf } from '../../../../collections/idOf'
import type { Form, FormFile as StoredFile } from '../../../../collections/payload-types'
import type { Actor } from '../../../../collections/access/rolesOf'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { endingOf } from '../../../../shared/contracts/files'
import type { AnswerFault, Answers, AskedForm } from '../../../../shared/contracts/forms/answersSchema'
import { fieldsOf } from '../../../../shared/contracts/forms/formSchema'
import { formFileEndings, type FormFile, maxFormFileBytes } from '../../../../shared/contracts/forms/forms'
import { enqueueFile } from '../../../../jobs/fileInLibrary/enqueueDue'
import { logger } from '../../logger'
import { settings } from '../../settings'
import { loadForm } from './loadForm'

const isTaken = (ending: string | null): boolean => formFileEndings.some((each) => each === ending)

/**
 * Stores a file for a field of a form, before the form is sent. Throws an `APIError`: 404 for a form or a field that takes none, 400
 * `invalid_file`, 413 over `maxFormFileBytes`.
 */
export async function storeFormFile(
  req: PayloadRequest,
  { actor, brand, field, form: id }: { actor: Actor; brand: Brand; field: string; form: string },
): Promise<FormFile> {
  const { asked, form, viewer } = await loadForm(req, { actor, brand, id })
  const named = fieldsOf(asked.steps).find(({ name }) => name === field)
  const isAsked = named && (named.type === 'file' || named.type === 'dropzone') && !named.disabled && (viewer.isStaff || !named.internal)
  if (!isAsked)
    throw new APIError(
      'The form does not ask for a file there',
      400,
      { code: 'invalid_input', issues: [{ field, code: 'unknown' satisfies AnswerFault, message: 'The form does not ask this' }] },
      true,
    )
  const { file } = req
  if (!file) throw new APIError('Send a file', 400, { code: 'invalid_file' }, true)
  if (!isTaken(endingOf(file.name))) throw new APIError('Files of this kind are not taken', 400, { code: 'invalid_file' }, true)
  if (file.size > maxFormFileBytes)
    throw new APIError(`The file is larger than ${maxFormFileBytes} bytes`, 413, { code: 'too_large' }, true)
  const stored = await req.payload.create({
    collection: 'form-files',
    data: { name: file.name.slice(-200), form: form.id, field, uploader: actor.id, brand: brand.name, owned: form.owned ?? 'Personal' },
    file,
    depth: 0,
    // rights: people may not write here themselves; the form was theirs to fill in.
    overrideAccess: true,
    req,
  })
  return { id: stored.id, name: stored.name, size: stored.filesize ?? file.size }
}

/** How long a file waits for its form to be sent; `removeExpired` removes it an hour later. */
export const unsentFilesMs = (): number => settings().unsentFilesDays * 86_400_000

type Named = Readonly<{ field: string; id: string }>

/** The files that answers name, each with its field. */
export const filesIn = (asked: AskedForm, answers: Answers): Named[] =>
  fieldsOf(asked.steps).flatMap(({ name, type }) =>
    (type === 'file' || type === 'dropzone') && Object.hasOwn(answers, name)
      ? (answers[name] as readonly string[]).map((id) => ({ field: name, id }))
      : [],
  )

type Check = Readonly<{ actor: Actor; form: string; files: readonly Named[]; submission?: string }>

/**
 * Refuses answers that name a file which the person did not add to this field, or which belongs to another submission. Throws an `APIError`
 * 400 with an issue for each field.
 */
export async function checkFiles(req: PayloadRequest, { actor, files, form, submission }: Check): Promise<StoredFile[]> {
  if (files.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'form-files',
    where: { and: [{ id: { in: files.map(({ id }) => id) } }, { form: { equals: form } }] },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const oldest = Date.now() - unsentFilesMs()
  const issues = files
    .filter(({ field, id }) => {
      const found = docs.find((doc) => doc.id === id)
      const isTheirs = found !== undefined && found.field === field
      // Older ones are removed, and one that is taken just now must not be.
      const isFree = isTheirs && !found.submission && found.uploader === actor.id && Date.parse(found.createdAt) > oldest
      return !(isFree || (isTheirs && submission !== undefined && found.submission === submission))
    })
    .map(({ field }) => ({ field, code: 'invalid' satisfies AnswerFault, message: 'Add the file again' }))
  const [first] = issues
  if (first) throw new APIError(`${first.field}: ${first.message}`, 400, { code: 'invalid_input', issues }, true)
  return docs
}

type Claim = Readonly<{
  submission: string
  account: string | null
  organisation: string | null
  /** Where a copy of each goes (`jobs/fileInLibrary`); null where the form puts none anywhere. */
  library: string | null
}>

/** Files become the submission's, each by one conditional statement: of two submissions that name one file, it is the first one's. */
export async function claimFiles({ payload }: PayloadRequest, files: readonly Named[], { library, ...claim }: Claim): Promise<void> {
  for (const { id } of files) {
    // rights: the server's own, after `checkFiles`.
    const take = (rule: Where, data: Partial<Claim>): Promise<unknown> =>
      payload.db.updateOne({
        collection: 'form-files',
        where: { and: [{ id: { equals: id } }, rule] },
        data,
        options: { atomic: true },
      })
    // A file that answers changed around has its copy already.
    const isNew = Boolean(await take({ submission: { exists: false } }, library === null ? claim : { ...claim, library }))
    if (isNew && library !== null) await enqueueFile(payload, id)
    if (!isNew && !(await take({ submission: { equals: claim.submission } }, claim)))
      logger.warn({ msg: 'a file of a form was sent twice', file: id, submission: claim.submission })
  }
}

/** The library that the files of a form go to, if any. */
export const libraryOf = ({ library, uploadToLibrary }: Pick<Form, 'library' | 'uploadToLibrary'>): string | null =>
  uploadToLibrary ? idOf(library) : null
