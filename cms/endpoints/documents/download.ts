import * as z from 'zod/mini'
import { recordActivity } from '../../../collections/hooks/logActivity'
import { fileStore } from '../../server/files/fileStore'
import { sendFile } from '../../server/files/sendFile'
import { contentTypeOf, downloadName } from '../../server/files/withStoredFiles'
import { notFound } from '../../server/http/notFound'
import { portalOfDocument } from '../../server/services/documents/portalOfDocument'
import { recordOpening } from '../../server/services/report/evidence/recordOpening'
import { findReadable } from '../../server/services/findReadable'
import { defineEndpoint } from '../defineEndpoint'
import { idParams } from '../idParams'

/** Under the collection `documents`: the file under the name that people see. */
export const downloadDocument = defineEndpoint({
  method: 'get',
  path: '/:id/download',
  params: idParams,
  summary: 'A document as a file, or a part of it by `Range`; `inline=1` shows pictures and PDF in the browser instead of saving them',
  tag: 'Documents',
  query: z.object({ inline: z.optional(z.literal('1')) }),
  handle: async ({ params, query, req }) => {
    const document = await findReadable(req, 'documents', params.id)
    if (!document.filename) throw notFound()
    const answer = await sendFile(fileStore(), {
      key: `documents/${document.filename}`,
      contentType: contentTypeOf(document.filename),
      name: downloadName(document, document.filename),
      isInline: query.inline === '1',
      range: req.headers.get('range'),
      cacheControl: 'private, no-store',
    })
    if (!answer) throw notFound()
    await recordOpening(req, document)
    const portal = await portalOfDocument(req, document)
    await recordActivity(req, {
      type: 'Downloaded',
      collection: 'documents',
      recordId: document.id,
      ...(portal === null ? {} : { portal }),
    })
    return answer
  },
})
