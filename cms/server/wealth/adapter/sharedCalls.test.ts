import { describe, expect, it } from '@jest/globals'
import { isoInstant } from '../../../../shared/domain/dates'
import { shareCalls } from './sharedCalls'
import type { UpstreamClient } from './upstreamClient'

const asked: string[] = []
const client: UpstreamClient = shareCalls({
  getJson: async (path, query) => {
    asked.push(`${path} ${JSON.stringify(query)}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
    if (path === '/fails') throw new RangeError('refused')
    return { body: asked.length, fetchedAt: isoInstant(new Date()) }
  },
  getFile: () => Promise.reject(new Error('no files here')),
  remove: () => Promise.resolve(),
  close: () => Promise.resolve(),
})

describe('callers who ask at the same time', () => {
  it('share the call of the same question, and no other', async () => {
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => client.getJson('/a', { day: '1' })),
      client.getJson('/a', { day: '2' }),
      client.getJson('/a'),
    ])
    expect(asked.splice(0)).toEqual(['/a {"day":"1"}', '/a {"day":"2"}', '/a {}'])
    expect(new Set(answers.slice(0, 20)).size).toBe(1)
  })

  it('share its failure, which nobody inherits', async () => {
    const both = await Promise.allSettled([client.getJson('/fails'), client.getJson('/fails')])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(client.getJson('/fails')).rejects.toThrow('refused')
    expect(asked.splice(0)).toHaveLength(2)
  })
})
