import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { recordActivity } from '../../../collections/hooks/logActivity'
import { settings } from '../../server/settings'
import { notFound } from '../../server/http/notFound'
import { defineEndpoint } from '../defineEndpoint'
import { idParams } from '../idParams'

/** Under the collection `documents`: the file under the name that people see. */
export const downloadDocument = defineEndpoint({
  method: 'get',
  path: '/:id/download',
  params: idParams,
  summary: 'A document as a file; `inline=1` shows it in the browser instead of saving it',
  tag: 'Documents',
  query: z.object({ inline: z.optional(z.literal('1')) }),
  handle: async ({ params, query, req }) => {
    const { docs } = await req.payload.find({
      collection: 'documents',
      where: { id: { equals: params.id } },
      limit: 1,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      req,
    })
    const [document] = docs
    if (!document?.filename) throw notFound()
    const path = join(settings().dataDir, 'documents', basename(document.filename))
    const file = await stat(path).catch(() => null)
    if (!file) throw notFound()
    await recordActivity(req, { type: 'Downloaded', collection: 'documents', recordId: document.id })
    const name = `${document.name}.pdf`
    const headers = {
      'content-type': 'application/pdf',
      'content-length': String(file.size),
      'content-disposition': `${query.inline ? 'inline' : 'attachment'}; filename="${asciiName(name)}"; filename*=UTF-8''${encodeURIComponent(name.replace(/\//g, '-'))}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    }
    return new Response(Readable.toWeb(createReadStream(path)) as ReadableStream, { headers })
  },
})

/** For browsers that read only the plain form: no quotes, slashes or letters beyond ASCII. */
const asciiName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\/]/g, '-')
