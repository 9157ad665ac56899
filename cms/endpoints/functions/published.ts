import { shownContentSchema } from '../../../shared/contracts/content/content'
import { publishedContentQuery, publishedListQuery, publishedListResponse } from '../../../shared/contracts/content/published'
import { listPublished, openPublished } from '../../server/services/content/published'
import { defineEndpoint } from '../defineEndpoint'

export const publishedEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/functions/getPublishedList',
    summary: 'The published pages or posts of the brand that one may read',
    tag: 'Functions',
    isPublic: true,
    query: publishedListQuery,
    response: publishedListResponse,
    handle: ({ brand, query, req }) => listPublished(req, brand, query),
  }),
  defineEndpoint({
    method: 'get',
    path: '/functions/getPublishedContent',
    summary: 'A published page or post as one may read it; 404 for any other',
    tag: 'Functions',
    isPublic: true,
    query: publishedContentQuery,
    response: shownContentSchema,
    handle: ({ brand, query, req }) => openPublished(req, brand, query),
  }),
]
