import {
  acceptedSchema,
  listCountQuery,
  listCountSchema,
  listCsvQuery,
  listParams,
  panelSearchQuery,
  panelSearchSchema,
  testLinkBody,
  testLinkSchema,
} from '../../../shared/contracts/panel'
import { fetchAgain, runJobAgain, runReportAgain } from '../../server/services/panel/runAgain'
import { exportList } from '../../server/services/panel/exportList'
import { findRecords } from '../../server/services/panel/findRecords'
import { countList } from '../../server/services/panel/whereOfList'
import { testLink } from '../../server/services/panel/testLink'
import { defineEndpoint } from '../defineEndpoint'
import { idParams } from '../idParams'

const action = (path: string, summary: string, act: typeof runReportAgain) =>
  defineEndpoint({
    method: 'post',
    path,
    summary,
    tag: 'Back office',
    roles: ['admin'],
    params: idParams,
    response: acceptedSchema,
    status: 202,
    handle: async ({ params, req }) => {
      await act(req, params.id)
      return { ok: true as const }
    },
  })

const search = defineEndpoint({
  method: 'get',
  path: '/panel/search',
  summary: 'Find records by name',
  tag: 'Back office',
  roles: ['admin'],
  query: panelSearchQuery,
  response: panelSearchSchema,
  handle: async ({ query, req }) => ({ found: await findRecords(req, query.q) }),
})

const test = defineEndpoint({
  method: 'post',
  path: '/panel/accounts/:id/test-link',
  summary: 'Ask the data provider for an external id',
  tag: 'Back office',
  roles: ['admin'],
  params: idParams,
  body: testLinkBody,
  response: testLinkSchema,
  handle: async ({ body, params, req }) => testLink(req, params.id, body.externalId),
})

const list = defineEndpoint({
  method: 'get',
  path: '/panel/lists/:collection/csv',
  summary: 'A list as CSV: its filter (`where`), search, order (`sort`) and columns',
  tag: 'Back office',
  roles: ['admin'],
  params: listParams,
  query: listCsvQuery,
  handle: async ({ brand, params, query, req }) =>
    new Response(await exportList(req, params.collection, { ...query, locale: query.locale ?? brand.defaultLocale }), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${params.collection.replace(/[^\w-]/g, '')}.csv"`,
        'cache-control': 'private, no-store',
      },
    }),
})

const count = defineEndpoint({
  method: 'get',
  path: '/panel/lists/:collection/count',
  summary: 'How many records a list shows: its filter (`where`), search, and the brand that it is narrowed to',
  tag: 'Back office',
  roles: ['admin'],
  params: listParams,
  query: listCountQuery,
  response: listCountSchema,
  handle: async ({ params, query, req }) => ({ count: await countList(req, params.collection, query) }),
})

/** What an admin does from the panel: finds a record, tests a link, and has again done what failed. */
export const panelEndpoints = [
  search,
  test,
  list,
  count,
  action('/panel/reports/:id/again', 'Make a failed report once more', runReportAgain),
  action('/panel/jobs/:id/again', 'Run a failed job once more', runJobAgain),
  action('/panel/accounts/:id/fetch', 'Fetch the figures of an account now', fetchAgain),
]
