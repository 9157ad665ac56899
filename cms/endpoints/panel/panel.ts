import { acceptedSchema } from '../../../shared/contracts/panel'
import { fetchAgain, runJobAgain, runReportAgain } from '../../server/services/panel/runAgain'
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

/** What an admin does from the home of the panel. */
export const panelEndpoints = [
  action('/panel/reports/:id/again', 'Make a failed report once more', runReportAgain),
  action('/panel/jobs/:id/again', 'Run a failed job once more', runJobAgain),
  action('/panel/accounts/:id/fetch', 'Fetch the figures of an account now', fetchAgain),
]
