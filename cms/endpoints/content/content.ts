import { contentPreviewBody, maxContentBytes, shownContentSchema } from '../../../shared/contracts/content/content'
import { previewContent } from '../../server/services/content/previewContent'
import type { ContentKind } from '../../server/services/content/presentContent'
import { defineEndpoint } from '../defineEndpoint'
import { idParams } from '../idParams'

const preview = (kind: ContentKind, summary: string) =>
  defineEndpoint({
    method: 'post',
    path: '/:id/preview',
    summary,
    tag: 'Content',
    roles: ['admin'],
    params: idParams,
    maxBytes: maxContentBytes,
    body: contentPreviewBody,
    response: shownContentSchema,
    handle: ({ body, params, req }) => previewContent(req, { kind, id: params.id, data: body.data }),
  })

/** Under the collection `pages`. */
export const pageEndpoints = [preview('pages', 'A page as it would be drawn, while it is being written')]

/** Under the collection `posts`. */
export const postEndpoints = [preview('posts', 'A post as it would be drawn, while it is being written')]
