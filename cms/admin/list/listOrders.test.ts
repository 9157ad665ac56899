import { expect, it } from '@jest/globals'
import payloadConfig from '../../../payload.config'

/** Lists in an order of their own, each for what its readers look for first. Every other one begins with what was changed last. */
const ownOrders: Readonly<Record<string, string>> = {
  users: 'email',
  groups: '-score',
  'risk-profiles': 'level',
  transactions: '-date',
  commentary: '-reportDate',
  datasets: 'name',
  'log-analytics': '-forDate',
  'report-deliveries': '-publishedAt',
  'former-terms': '-replacedAt',
  // What comes in or is written once: by its beginning, which a later remark does not move.
  delegations: '-createdAt',
  logs: '-createdAt',
  mails: '-createdAt',
  messages: '-createdAt',
  'report-batches': '-createdAt',
  sms: '-createdAt',
  submissions: '-createdAt',
}

it('begins each list with what was changed last, people by their address, ordered records as they were put', async () => {
  const { collections } = await payloadConfig
  const listed = collections.filter(({ admin, slug }) => admin.hidden !== true && !slug.startsWith('payload-'))
  for (const { defaultSort, orderable, slug } of listed)
    expect([slug, defaultSort]).toEqual([slug, orderable ? '_order' : (ownOrders[slug] ?? '-updatedAt')])
  expect(listed.length).toBeGreaterThan(30)
})
