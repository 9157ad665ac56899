import type { Payload } from 'payload'
import { brands } from '../../cms/server/brands'
import { keptFeedName } from '../../cms/server/market/keptFeedName'
import { trimKeptAnswers } from '../../cms/server/wealth/keptAnswers'

export async function trimAnswers({ payload }: { payload: Payload }): Promise<void> {
  const named = [...brands().values()].flatMap((brand) => [
    ...brand.sources.map(({ name }) => name),
    ...brand.feeds.map(({ name }) => keptFeedName(name)),
  ])
  // Brands may share a feed.
  await trimKeptAnswers(payload, [...new Set(named)])
}
