import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq, type PayloadRequest } from 'payload'
import { type OwnPayload, openOwnPayload } from '../../../../tests/helpers/ownPayload'
import { tinyPng } from '../../../../tests/factories/files'
import type { User } from '../../../../collections/payload-types'
import { editedAccountSchema, newAccountSchema } from '../../../../shared/contracts/editing/account'
import { holdingRecordSchema } from '../../../../shared/contracts/editing/holding'
import { personRecordSchema } from '../../../../shared/contracts/editing/person'
import { portalRecordSchema } from '../../../../shared/contracts/editing/portal'
import { portfolioRecordSchema } from '../../../../shared/contracts/editing/portfolio'
import { transactionRecordSchema } from '../../../../shared/contracts/editing/transaction'
import { brands } from '../../brands'
import { editedAccount, newAccount } from './editedAccount'

/* What the forms of the portal are filled with, from the database. */

let own: OwnPayload
let advisor: User
let stranger: User
let account: string
let portfolio: string
let portal: string

const password = 'Editing-2026-x'
// rights: the test's own records.
const all = { depth: 0, overrideAccess: true } as const

beforeAll(async () => {
  own = await openOwnPayload('editing')
  const { payload } = own
  const firm = await payload.create({ collection: 'organisations', data: { name: 'Firm' }, ...all })
  const person = (name: string, data: object) =>
    payload.create({
      collection: 'users',
      data: { name, email: `${name.toLowerCase()}@example.org`, password, isProfessional: true, ...data },
      ...all,
    })
  advisor = await person('Ada', { organisation: firm.id })
  await person('Bo', { organisation: firm.id })
  await person('Gone', { organisation: firm.id, disabled: true })
  const elsewhere = await payload.create({ collection: 'organisations', data: { name: 'Elsewhere' }, ...all })
  stranger = await person('Sam', { organisation: elsewhere.id })
  const photo = await payload.create({
    collection: 'media',
    data: { name: 'Mark' },
    file: { name: 'mark.png', data: tinyPng(), mimetype: 'image/png', size: tinyPng().length },
    ...all,
  })
  const made = await payload.create({
    collection: 'portals',
    data: {
      name: 'Harbour',
      slug: 'harbour',
      brand: 'akta',
      theme: 'main',
      portalLanguage: 'en',
      phone: '1',
      email: 'a@example.org',
      photo: [photo.id],
      company: firm.id,
      active: true,
    },
    ...all,
  })
  portal = made.id
  const saved = await payload.create({
    collection: 'accounts',
    data: { name: 'Client', owners: [advisor.id], portal, currency: 'GBP', active: true },
    ...all,
  })
  account = saved.id
  portfolio = (await payload.create({ collection: 'portfolios', data: { name: 'By hand', account, type: 'GIA', currency: 'GBP' }, ...all }))
    .id
}, 120_000)
afterAll(() => own.close())

const as = async (user: User): Promise<PayloadRequest> => createLocalReq({ user: { ...user, collection: 'users' } }, own.payload)
const akta = () => {
  const brand = brands().get('akta')
  if (!brand) throw new Error('akta is gone')
  return brand
}

describe('the form of an account', () => {
  it('offers the enabled professionals of the portal’s firm, those who look after it first', async () => {
    const form = editedAccountSchema.parse(await editedAccount(await as(advisor), akta(), account))
    expect(form).toMatchObject({ name: 'Client', owners: [advisor.id], isEmailFixed: false, client: null })
    expect(form.choices.advisors.map(({ name }) => name)).toEqual(['Ada', 'Bo'])
  })

  it('does not exist for the advisor of another firm', async () => {
    await expect(editedAccount(await as(stranger), akta(), account)).rejects.toMatchObject({ status: 404 })
    await expect(newAccount(await as(stranger), akta(), 'harbour')).rejects.toMatchObject({ status: 404 })
  })

  it('that is new knows its portal', async () => {
    const form = newAccountSchema.parse(await newAccount(await as(advisor), akta(), 'harbour'))
    expect(form).toMatchObject({ portal: { id: portal, name: 'Harbour' } })
    expect(form.choices.advisors.map(({ name }) => name)).toEqual(['Ada', 'Bo'])
  })
})

describe('records as the forms read them', () => {
  it('fit the schemas of the portal, empty fields and all', async () => {
    const { payload } = own
    const held = { name: 'A', symbol: 'A', portfolio, units: 2, currency: 'GBX', assetClass: 'Equity', type: 'Stock' } as const
    const holding = await payload.create({ collection: 'holdings', data: { ...held, account }, ...all })
    const booked = { name: 'A', symbol: 'B', portfolio, type: 'Purchase', amount: 3, date: '2026-11-02', currency: 'GBP' } as const
    const transaction = await payload.create({ collection: 'transactions', data: { ...booked, account }, ...all })
    const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
    const record = await payload.findByID({ collection: 'portfolios', id: portfolio, joins: false, ...all })
    expect(portfolioRecordSchema.parse(json(record))).toMatchObject({ externalId: null, region: null, riskLevel: null })
    expect(holdingRecordSchema.parse(json(holding))).toMatchObject({ portfolio, purchaseValue: null, date: null })
    expect(transactionRecordSchema.parse(json(transaction))).toMatchObject({ portfolio, date: '2026-11-02', assetClass: null })
    const person = await payload.findByID({ collection: 'users', id: advisor.id, ...all })
    expect(personRecordSchema.parse(json(person))).toMatchObject({ name: 'Ada', phone: null })
    const [found] = (await payload.find({ collection: 'portals', ...all, depth: 1 })).docs
    expect(portalRecordSchema.parse(json(found)).photo?.[0]?.name).toBe('Mark')
  })
})
