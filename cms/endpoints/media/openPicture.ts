import { recordActivity } from '../../../collections/hooks/logActivity'
import { notFound } from '../../server/http/notFound'
import { findReadable } from '../../server/services/findReadable'
import { defineEndpoint } from '../defineEndpoint'
import { idParams } from '../idParams'

/**
 * Under the collection `media`: leads to the file of a picture and notes who opened it. Pictures are shown to strangers on sign-in pages, so their
 * files themselves are not in the log.
 */
export const openPicture = defineEndpoint({
  method: 'get',
  path: '/:id/open',
  params: idParams,
  summary: 'Open the file of a picture: a line of the log, then the way to the file (303)',
  tag: 'Documents',
  handle: async ({ params, req }) => {
    const picture = await findReadable(req, 'media', params.id)
    if (!picture.filename) throw notFound()
    await recordActivity(req, { type: 'Media downloaded', collection: 'media', recordId: picture.id })
    const location = `/api/media/file/${encodeURIComponent(picture.filename)}`
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  },
})
