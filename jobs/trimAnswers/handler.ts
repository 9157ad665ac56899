import type { Payload } from 'payload'
import { brands } from '../../cms/server/brands'
import { trimKeptAnswers } from '../../cms/server/wealth/keptAnswers'

export async function trimAnswers({ payload }: { payload: Payload }): Promise<void> {
  const sources = [...brands().values()].flatMap((brand) => brand.sources.map(({ name }) => name))
  await trimKeptAnswers(payload, sources)
}
