import type { Payload } from 'payload'
import * as z from 'zod/mini'
import { idOf } from '../../../../collections/idOf'
import type { Figure } from '../../../../collections/payload-types'
import { boundedCache } from '../../boundedCache'
import { readAnswers } from '../../wealth/keptAnswers'
import { providerHoldingSchema } from '../../wealth/provider'
import { holdingsKey } from './parts'

const heldSchema = z.pick(providerHoldingSchema, { externalId: true, name: true, symbol: true, sedol: true, assetClass: true, value: true })
export type HeldRow = z.infer<typeof heldSchema>
const answerSchema = z.object({ holdings: z.array(heldSchema) })

export type KnownHoldings = Readonly<{ portfolio: string; holdings: readonly HeldRow[] }>

/** Answers are large and a search comes with every letter, so what it needs of one is held for five minutes. */
const held = boundedCache<readonly HeldRow[]>('wealth-held-names', { bytes: 16_000_000, ttlMs: 5 * 60_000 })

/**
 * What portfolios held by the last good answers of their sources, which are not asked; a portfolio that none was kept of is left out. For records of
 * figures that were read with the person's own rights.
 */
export async function keptHoldings(
  payload: Payload,
  figures: readonly Pick<Figure, 'portfolio' | 'source' | 'externalId'>[],
): Promise<KnownHoldings[]> {
  const keys = new Map(
    figures.flatMap(({ externalId, portfolio, source }) => {
      const id = idOf(portfolio)
      return id && externalId ? [[id, holdingsKey(source, externalId)] as const] : []
    }),
  )
  const asked = [...keys.values()].filter((key) => !held.has(key))
  const read = new Map([...(await readAnswers(payload, asked, answerSchema))].map(([key, { holdings }]) => [key, holdings] as const))
  for (const [key, holdings] of read) held.set(key, holdings)
  return [...keys].flatMap(([portfolio, key]) => {
    const holdings = read.get(key) ?? held.get(key)
    return holdings ? [{ portfolio, holdings }] : []
  })
}
