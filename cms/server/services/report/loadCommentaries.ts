import type { PayloadRequest } from 'payload'
import { idOf } from '../../../../collections/idOf'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { ReportCommentary } from '../../../../shared/contracts/report'
import { addDays, type IsoDate } from '../../../../shared/domain/dates'
import { wordsOf } from '../content/presentContent'

/** What the firm has published of a day, the newest of each language, with its file when clients may open that. */
export async function loadCommentaries(req: PayloadRequest, brand: Brand, day: IsoDate): Promise<ReportCommentary[]> {
  const { docs } = await req.payload.find({
    collection: 'commentary',
    where: {
      and: [
        { brand: { equals: brand.name } },
        { _status: { equals: 'published' } },
        { reportDate: { greater_than_equal: `${day}T00:00:00.000Z` } },
        { reportDate: { less_than: `${addDays(day, 1)}T00:00:00.000Z` } },
      ],
    },
    sort: '-updatedAt',
    limit: 20,
    pagination: false,
    depth: 0,
    // rights: published commentary is for whoever is signed in with the brand; a worker's request has no host that would say with which.
    overrideAccess: true,
    req,
  })
  const newest = docs.filter((one, index) => docs.findIndex(({ language }) => language === one.language) === index)
  const files = await filesOf(
    req,
    brand,
    newest.flatMap(({ attachment }) => (attachment ? idOf(attachment) : [])),
  )
  return newest.map(({ attachment, body, language, name }) => {
    const id = attachment ? idOf(attachment) : ''
    const file = files.get(id)
    return {
      name,
      language,
      text: wordsOf(body, brand),
      attachment: file === undefined ? null : { id, name: file.name, pages: null, problem: file.isPdf ? null : 'no_pdf' },
    }
  })
}

type File = Readonly<{ name: string; isPdf: boolean }>

/** The files by id, without those that are meant for the staff. */
async function filesOf(req: PayloadRequest, brand: Brand, ids: readonly string[]): Promise<ReadonlyMap<string, File>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'library-files',
    where: { and: [{ id: { in: [...ids] } }, { brand: { equals: brand.name } }, { audience: { equals: 'members' } }] },
    select: { name: true, filename: true, mimeType: true },
    pagination: false,
    depth: 0,
    // rights: as above.
    overrideAccess: true,
    req,
  })
  return new Map(
    docs.map(({ filename, id, mimeType, name }) => [id, { name: name ?? filename ?? '', isPdf: mimeType === 'application/pdf' }]),
  )
}
