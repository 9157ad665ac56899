import { APIError } from 'payload'
import type { Provenance } from '../../../../shared/contracts/provenance'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import { logger } from '../../logger'
import { provenanceOf } from '../../present/provenance'
import { UpstreamError } from '../../wealth/provider'
import { forgetAnswersAbout } from '../../wealth/readPart'
import { providerOf } from '../../wealth/registry'
import type { AccountScope } from './accountScope'
import { accountView } from './accountView'
import { accountExternalId } from './portfolioIds'
import { portfoliosOf } from './portfoliosOf'
import { saveAgain } from './saveFigures'

/**
 * Reads an account anew: its sources forget what they keep of it, our shared answers go, and its figures are asked for and saved. Says how that went.
 * Other web processes may share older answers for half a minute more. Throws an `APIError`: 409 `need_external_id`, 503 `upstream_unavailable` when a
 * source cannot be told to forget, for what it then answers may be old and would pass for new.
 */
export async function readAnew(scope: AccountScope): Promise<Provenance> {
  const { account, brand, req } = scope
  const externalId = accountExternalId(scope)
  const { known } = await portfoliosOf(req, account.id, mainSourceOf(brand))
  for (const source of brand.sources) {
    try {
      await providerOf(source, req).forgetKept({ account: externalId })
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      logger.warn({ source: source.name, msg: 'an upstream does not forget', kind: error.kind, reason: error.message })
      // Of an account that it does not know it keeps nothing.
      if (error.kind !== 'not_found') throw new APIError('The data provider does not answer', 503, { code: 'upstream_unavailable' }, true)
    }
    forgetAnswersAbout(source.name, [externalId, ...known.keys()])
  }
  saveAgain(account.id)
  const { asOf, part } = await accountView(scope, externalId)
  return provenanceOf(mainSourceOf(brand).name, asOf, [part])
}
