import { setRemoved } from '../../server/services/report/ownReports'
import { defineEndpoint } from '../defineEndpoint'
import { idParams } from '../idParams'

const done = () => new Response(null, { status: 204, headers: { 'cache-control': 'private, no-store' } })

/** Under the collection `documents`, whose own DELETE is the administrators'. */
export const removeReport = defineEndpoint({
  method: 'post',
  path: '/:id/remove',
  params: idParams,
  summary: 'Delete a report that one made oneself; it can be restored',
  tag: 'Documents',
  status: 204,
  handle: async ({ actor, params, req }) => {
    await setRemoved(req, actor, params.id, true)
    return done()
  },
})

export const restoreReport = defineEndpoint({
  method: 'post',
  path: '/:id/restore',
  params: idParams,
  summary: 'Take back a report that one deleted',
  tag: 'Documents',
  status: 204,
  handle: async ({ actor, params, req }) => {
    await setRemoved(req, actor, params.id, false)
    return done()
  },
})
