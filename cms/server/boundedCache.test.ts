import { describe, expect, it } from '@jest/globals'
import { boundedCache, roughBytes } from './boundedCache'
import { registry } from './health/metrics'

describe('a cache', () => {
  it('stays within its bytes however many entries strangers make, and keeps the last ones', () => {
    const cache = boundedCache<{ value: string }>('many', { bytes: 100_000 })
    for (let each = 0; each < 20_000; each += 1) cache.set(`key-${each}`, { value: 'x'.repeat(50) })
    expect(cache.calculatedSize).toBeLessThanOrEqual(100_000)
    expect(cache.size).toBeGreaterThan(300)
    expect([cache.has('key-19999'), cache.has('key-0')]).toEqual([true, false])
  })

  it('stays within its bytes when few entries are large: long keys and long values count', () => {
    const cache = boundedCache<{ rows: number[] }>('large', { bytes: 100_000 })
    for (let each = 0; each < 50; each += 1) cache.set(`${each}`.padEnd(1000, 'k'), { rows: Array.from({ length: 1000 }, () => each) })
    expect(cache.calculatedSize).toBeLessThanOrEqual(100_000)
    expect(cache.size).toBeLessThanOrEqual(12)
    // One that would push everything else out is not kept at all.
    cache.set('whole', { rows: Array.from({ length: 100_000 }, () => 1) })
    expect(cache.has('whole')).toBe(false)
    expect(cache.size).toBeGreaterThan(5)
  })

  it('tells the metrics what it holds', async () => {
    const cache = boundedCache<{ value: string }>('told', { bytes: 10_000 })
    cache.set('a', { value: 'b' })
    expect(await registry.metrics()).toContain(`quayside_cache_bytes{cache="told"} ${cache.calculatedSize}`)
  })
})

describe('roughBytes', () => {
  it('grows with what an answer holds', () => {
    const series = (days: number) => Array.from({ length: days }, (_, day) => ({ date: '2026-01-01', value: `${day}.00` }))
    const [one, thousand] = [roughBytes(series(1)), roughBytes(series(1000))]
    expect(thousand).toBeGreaterThan(900 * (one - roughBytes([])))
    // V8 itself takes between a half of it and twice as much.
    expect(thousand / 1000).toBeGreaterThan(40)
    expect(thousand / 1000).toBeLessThan(200)
  })

  it('tells the size of a long list of unlike rows by a sample of them', () => {
    const rows = Array.from({ length: 5_000 }, (_, row) => ({ date: '2026-01-01', note: 'x'.repeat(row % 100) }))
    const exact = rows.reduce((sum, row) => sum + roughBytes(row), roughBytes([]))
    expect(roughBytes(rows) / exact).toBeGreaterThan(0.8)
    expect(roughBytes(rows) / exact).toBeLessThan(1.25)
  })

  it('takes deep data as well as flat', () => {
    let deep: unknown = null
    for (let level = 0; level < 100_000; level += 1) deep = [deep]
    expect(roughBytes(deep)).toBeGreaterThan(1_000_000)
  })
})
