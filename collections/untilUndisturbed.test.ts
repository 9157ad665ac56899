import { describe, expect, it } from '@jest/globals'
import { APIError } from 'payload'
import { untilUndisturbed } from './untilUndisturbed'

const refused = (code: string) => new APIError('no', 409, { code }, true)
const ofMongo = Object.assign(new Error('WriteConflict'), { code: 112 })
const labelled = Object.assign(new Error('aborted'), { hasErrorLabel: (label: string) => label === 'TransientTransactionError' })

/** Fails so many times, then is done. */
const failing = (error: Error, times: number) => {
  let tried = 0
  const work = () => (++tried <= times ? Promise.reject(error) : Promise.resolve(tried))
  return { work, tried: () => tried }
}

describe('untilUndisturbed', () => {
  it.each([
    ['a save that came in between', refused('conflict')],
    ['a seat that somebody else took', refused('write_conflict')],
    ['a conflict of MongoDB, by its code', ofMongo],
    ['a conflict of MongoDB, by its label', labelled],
  ])('tries again after %s', async (_, error) => {
    expect(await untilUndisturbed(failing(error, 2).work)).toBe(3)
  })

  it('gives up after the sixth time, with what it was told', async () => {
    const { tried, work } = failing(ofMongo, 99)
    await expect(untilUndisturbed(work)).rejects.toBe(ofMongo)
    expect(tried()).toBe(6)
  })

  it.each([
    ['a refusal', refused('forbidden')],
    ['a fault', new Error('broken')],
  ])('does not try again after %s', async (_, error) => {
    const { tried, work } = failing(error, 1)
    await expect(untilUndisturbed(work)).rejects.toBe(error)
    expect(tried()).toBe(1)
  })
})
