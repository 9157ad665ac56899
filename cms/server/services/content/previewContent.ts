import type { PayloadRequest } from 'payload'
import type { ShownContent } from '../../../../shared/contracts/content/content'
import { brands } from '../../brands'
import { notFound } from '../../http/notFound'
import { type Fields, loadParts } from './contentParts'
import { type ContentKind, presentContent } from './presentContent'

type Previewed = Readonly<{ kind: ContentKind; id: string; data?: Fields | undefined }>

/**
 * The draft of a page or a post as it would be drawn, with `data` in place of what is saved. Nothing is stored. Throws an `APIError` 404 for
 * what the person may not read.
 */
export async function previewContent(req: PayloadRequest, { data, id, kind }: Previewed): Promise<ShownContent> {
  const saved = await req.payload.findByID({
    // Posts have no joins to leave out.
    collection: kind as 'pages',
    id,
    draft: true,
    depth: 0,
    joins: false,
    overrideAccess: false,
    disableErrors: true,
    req,
  })
  if (!saved) throw notFound()
  const doc: Fields = { ...saved, ...data, id }
  const brand = brands().get(String(doc.brand)) ?? brands().get(saved.brand)
  if (!brand) throw notFound()
  return presentContent(kind, doc, { brand, parts: await loadParts(req, doc, brand.name) })
}
