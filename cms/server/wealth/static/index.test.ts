import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { isoDate } from '../../../../shared/domain/dates'
import { writeGuideFolder } from '../../../../tests/helpers/guideFiles'
import { UpstreamError, type WealthProvider } from '../provider'
import { createStaticProvider } from '.'
import type { FileProblem } from './reading'

/* The files of the guide, and what becomes of them when they are changed. */

const ask = { locale: 'en' } as const
const ever = { from: isoDate('1990-01-01'), to: isoDate('2026-11-20') }
const portfolio = { portfolio: 'H-1-GIA', account: 'H-1' }
const account = { account: 'H-1' }
const pounds = (amount: string) => ({ amount, currency: 'GBP' })

const files = {
  book: 'data/accounts.json',
  account: 'data/accounts/H-1.json',
  holdings: 'data/portfolios/H-1-GIA/holdings.json',
  transactions: 'data/portfolios/H-1-GIA/transactions.json',
  performance: 'data/portfolios/H-1-GIA/performance.json',
  charges: 'data/portfolios/H-1-GIA/charges.json',
  reports: 'reports/client-H-1.json',
} as const

let parent: string
let folder: string
let provider: WealthProvider
let problems: FileProblem[]
let unknown: string[]

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'static-'))
  folder = join(parent, 'harbour')
  writeGuideFolder(folder)
  problems = []
  unknown = []
  provider = createStaticProvider({
    source: 'harbour',
    folder,
    today: () => isoDate('2026-11-20'),
    onProblem: (problem) => problems.push(problem),
    onUnknown: ({ field, value }) => unknown.push(`${field}: ${value}`),
  })
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

const write = (file: string, content: unknown): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content))
}
type Json = Record<string, unknown>
type Rows = Json & { [list: string]: Json[] }
const read = (file: string): Rows => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Rows
const change = (file: string, by: (content: Rows) => unknown): void => {
  const content = read(file)
  write(file, by(content) ?? content)
}
const row = (content: Rows, list: string, at: number): Json => {
  const found = content[list]?.[at]
  if (!found) throw new Error(`no ${list}[${at}]`)
  return found
}
const kindOf = async (asking: Promise<unknown>): Promise<string> =>
  asking.then(
    () => 'an answer',
    (error: unknown) => (error instanceof UpstreamError ? error.kind : `not an UpstreamError: ${String(error)}`),
  )
const holdings = () => provider.getHoldings(portfolio, ask)
const transactions = () => provider.getTransactions(portfolio, { ...ask, period: ever })
const performance = (ids: Parameters<WealthProvider['getPerformance']>[0] = portfolio) =>
  provider.getPerformance(ids, { ...ask, period: ever })
const charges = (ids: Parameters<WealthProvider['getCharges']>[0] = portfolio) => provider.getCharges(ids, { ...ask, period: ever })
const wholeAccount = () => provider.getAccount(account, ask)

describe('the files of the guide', () => {
  it('give accounts, their day, and an account with its portfolios', async () => {
    expect((await provider.getDataDate(ask)).data).toBe('2026-11-19')
    expect((await provider.getAccounts(ask)).data).toMatchObject([
      { externalId: 'H-1', value: pounds('15250'), portfolioCount: 1, asOf: '2026-11-19' },
    ])
    expect(await wholeAccount()).toMatchObject({
      dropped: 0,
      data: {
        name: 'Marina Quay',
        value: pounds('15250'),
        portfolios: [{ externalId: 'H-1-GIA', type: 'GIA', riskProfile: 4, riskName: 'Balanced', objective: 'Accumulation' }],
      },
    })
  })

  it('give holdings that add up, with prices in pence and values in pounds', async () => {
    const { data } = await holdings()
    expect(data).toMatchObject({
      value: pounds('15250'),
      asOf: '2026-11-19',
      holdings: [
        { assetClass: 'Cash', cashType: 'capital', units: null, price: null, quoteUnit: 'GBP', value: pounds('5030') },
        { assetClass: 'Equity', units: '2000', price: '511', quoteUnit: 'GBX', value: pounds('10220'), yield: 0.018 },
      ],
    })
    expect(data.holdings[1]?.prices.map(({ price }) => price)).toEqual(['500', '498', '511'])
  })

  it('give the terms of a bond, which may be written as text to keep every digit', async () => {
    change(files.holdings, (content) => {
      row(content, 'holdings', 1).bond = { couponType: 'zero', maturityDate: '2034-09-22', nominal: '1', rating: 'Aa3' }
    })
    expect((await holdings()).data.holdings[1]?.bond).toEqual({
      couponType: 'zero',
      coupon: 0,
      couponsPerYear: null,
      maturity: '2034-09-22',
      nominal: '100',
      dayCount: null,
      rating: 'Aa3',
    })
  })

  it('give bookings of a period and of some types, and charges out of them', async () => {
    expect((await transactions()).data.map(({ externalId }) => externalId)).toEqual(['T5', 'T4', 'T3', 'T2', 'T1'])
    const some = await provider.getTransactions(portfolio, {
      ...ask,
      period: { from: isoDate('2026-06-30'), to: isoDate('2026-11-01') },
      types: ['Contribution'],
    })
    expect(some.data.map(({ externalId }) => externalId)).toEqual(['T3'])
    for (const ids of [portfolio, account])
      expect((await charges(ids)).data).toEqual({
        total: pounds('150'),
        items: [{ label: 'Management charge', date: '2026-11-02', amount: pounds('150') }],
      })
  })

  it('give our own returns of values and payments, of the portfolio and of its account', async () => {
    // (11960/12000) × (14960/14960) × (15250/14960) − 1, the payment at the start of its day.
    const expected = (11960 / 12000) * (14960 / (11960 + 3000)) * (15250 / 14960) - 1
    for (const ids of [portfolio, account]) {
      const { data } = await performance(ids)
      expect(data).toMatchObject({ currency: 'GBP', basis: 'net', benchmarkName: null })
      expect(data.cumulative).toHaveLength(6)
      expect(data.cumulative.at(-1)).toMatchObject({ date: '2026-11-19', portfolioValue: pounds('15250') })
      expect(data.cumulative.at(-1)?.portfolio).toBeCloseTo(expected, 12)
    }
  })

  it('have no past holdings and no words that we do not know', async () => {
    expect(provider.capabilities.has('holdingsAtDate')).toBe(false)
    expect(await kindOf(provider.getHoldings(portfolio, { ...ask, date: isoDate('2026-06-30') }))).toBe('not_found')
    expect(await kindOf(provider.getAccount(account, { ...ask, date: isoDate('2026-06-30') }))).toBe('unavailable')
    await Promise.all([holdings(), transactions(), wholeAccount(), performance()])
    expect([unknown, problems]).toEqual([[], []])
  })
})

describe('what a firm may add', () => {
  it('is holdings of a past day, which have to be of that day', async () => {
    const past = 'data/holdings-at/2026-06-30/H-1-GIA.json'
    write(past, { ...read(files.holdings), date: '2026-06-30' })
    expect(provider.capabilities.has('holdingsAtDate')).toBe(true)
    expect((await provider.getHoldings(portfolio, { ...ask, date: isoDate('2026-06-30') })).data.asOf).toBe('2026-06-30')
    // A disk that is not mounted is no folder without past holdings.
    renameSync(folder, `${folder}-away`)
    expect(provider.capabilities.has('holdingsAtDate')).toBe(true)
    renameSync(`${folder}-away`, folder)
    write(past, { ...read(files.holdings), date: '2026-06-29' })
    expect(await kindOf(provider.getHoldings(portfolio, { ...ask, date: isoDate('2026-06-30') }))).toBe('bad_shape')
  })

  it('is a file of charges, whose total is the sum of its rows', async () => {
    const { account: of, currency, portfolio: id } = read(files.transactions)
    const items = [
      { date: '2026-03-31', label: 'Custody', amount: '20.10' },
      { date: '2026-11-02', label: 'Management', amount: '150.00' },
    ]
    write(files.charges, { account: of, portfolio: id, currency, total: '170.10', items })
    expect((await charges()).data).toMatchObject({ total: pounds('170.1'), items: [{ label: 'Management' }, { label: 'Custody' }] })
    const year = { from: isoDate('2026-01-01'), to: isoDate('2026-04-01') }
    expect((await provider.getCharges(portfolio, { ...ask, period: year })).data.total).toEqual(pounds('20.1'))
    write(files.charges, { account: of, portfolio: id, currency, total: '160.10', items })
    expect(await kindOf(charges())).toBe('bad_shape')
  })

  it('is returns with a benchmark and periods, rebased to the period that is asked for', async () => {
    const { account: of, currency, portfolio: id } = read(files.performance)
    write(files.performance, {
      account: of,
      portfolio: id,
      currency,
      basis: 'gross',
      benchmarkName: 'Mixed 40-85%',
      returns: [
        { date: '2026-01-02', return: '0', value: '12000', benchmark: '0' },
        { date: '2026-06-30', return: '10', value: '14960', benchmark: '5' },
        { date: '2026-11-19', return: '21', value: '15250', benchmark: '10.25' },
      ],
      periods: [{ period: 'ytd', return: '21', benchmark: '10.25' }, { period: '2025' }, { period: 'fortnight', return: '1' }],
    })
    const { data } = await provider.getPerformance(portfolio, { ...ask, period: { from: isoDate('2026-07-31'), to: ever.to } })
    expect(data).toMatchObject({ basis: 'gross', benchmarkName: 'Mixed 40-85%' })
    expect(data.cumulative.map(({ benchmark, date, portfolio: own }) => [date, own, benchmark])).toEqual([
      ['2026-06-30', 0, 0],
      ['2026-11-19', 0.1, 0.05],
    ])
    expect(data.discrete).toEqual([
      { kind: 'ytd', year: null, portfolio: 0.21, benchmark: 0.1025 },
      { kind: 'year', year: 2025, portfolio: null, benchmark: null },
    ])
    expect(unknown).toEqual(['period of a return: fortnight'])
    expect(await kindOf(performance(account))).toBe('unavailable')
  })

  it('is documents, which are opened by the id that the list has named', async () => {
    const pdf = Buffer.from('%PDF-1.7 a report')
    write('reports/H-1/Q3 2026.pdf', pdf)
    write('reports/H-2/Q3 2026.pdf', pdf)
    write('reports/H-1/page.pdf', '<html>')
    const reports = [
      { id: 'q3', name: 'Third quarter', type: 'Valuation', date: '2026-10-05', file: 'Q3 2026.pdf' },
      { id: 'note', name: 'Contract note', date: '2026-11-05', portfolio: 'H-1-GIA', holding: 'LIGHTHOUSE', file: 'page.pdf' },
      { id: 'up', name: 'Elsewhere', file: '../H-2/Q3 2026.pdf' },
      { id: 'late', name: 'Tomorrow', date: '2027-01-01', file: 'Q3 2026.pdf' },
    ]
    write(files.reports, { account: 'H-1', reports })
    const list = await provider.getDocuments(account, ask)
    expect(list.data.map(({ externalId }) => externalId)).toEqual(['note', 'q3'])
    expect([list.dropped, problems.map(({ row: at }) => at)]).toEqual([2, ['reports[2]', 'reports[3]']])
    expect((await provider.getDocuments(portfolio, ask)).data.map(({ externalId }) => externalId)).toEqual(['note'])
    expect(await provider.openDocument(account, 'q3')).toEqual({ name: 'Q3 2026.pdf', mediaType: 'application/pdf', bytes: pdf })
    expect(await kindOf(provider.openDocument(account, 'note'))).toBe('bad_shape')
    for (const id of ['up', 'late', 'other', '../q3']) expect(await kindOf(provider.openDocument(account, id))).toBe('not_found')
    expect(await kindOf(provider.openDocument({ portfolio: 'H-1-GIA' }, 'q3'))).toBe('not_found')
  })
})

describe('a file that is changed', () => {
  it('is read anew, however fast and however alike', async () => {
    for (const name of ['Aurora', 'Boreal', 'Corona']) {
      change(files.account, (content) => ({ ...content, name }))
      expect((await wholeAccount()).data.name).toBe(name)
    }
  })

  it('and takes its place by its name is read anew', async () => {
    await wholeAccount()
    write('data/accounts/new.json', { ...read(files.account), name: 'Renamed' })
    renameSync(join(folder, 'data/accounts/new.json'), join(folder, files.account))
    expect((await wholeAccount()).data.name).toBe('Renamed')
  })
})

describe('a file that is not there', () => {
  it('is not found, and so is what it would have answered', async () => {
    rmSync(join(folder, files.holdings))
    expect(await kindOf(holdings())).toBe('not_found')
    expect(await kindOf(provider.getAccount({ account: 'H-2' }, ask))).toBe('not_found')
  })

  it('is no answer when the whole folder is not: nothing that was known may be forgotten for it', async () => {
    rmSync(join(folder, 'data'), { recursive: true })
    for (const asking of [holdings, transactions, performance, wholeAccount]) expect(await kindOf(asking())).toBe('unavailable')
    rmSync(folder, { recursive: true })
    expect(await kindOf(wholeAccount())).toBe('unavailable')
  })
})

describe('an id', () => {
  it('that could lead to another place is never looked for', async () => {
    writeFileSync(join(parent, 'secret.json'), JSON.stringify(read(files.account)))
    const ids = ['../../../secret', '..', '.', '', 'H-1/../H-1', 'H-1%2f..', 'H-1\0', '/etc/passwd', 'H-1.json', 'x'.repeat(65), 'Ή-1']
    for (const id of ids) {
      expect([id, await kindOf(provider.getAccount({ account: id }, ask))]).toEqual([id, 'not_found'])
      expect([id, await kindOf(provider.getHoldings({ portfolio: id }, ask))]).toEqual([id, 'not_found'])
      expect([id, await kindOf(provider.getDocuments({ account: id }, ask))]).toEqual([id, 'not_found'])
    }
  })

  it('of any form ends in an answer for that id or in an UpstreamError', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 80 }), async (id) => {
        expect(['not_found', id === 'H-1' ? 'an answer' : 'not_found']).toContain(await kindOf(provider.getAccount({ account: id }, ask)))
      }),
      { numRuns: 200 },
    )
  })

  it('is refused when the file says another', async () => {
    write('data/accounts/H-2.json', read(files.account))
    write('data/portfolios/H-2-GIA/holdings.json', read(files.holdings))
    expect(await kindOf(provider.getAccount({ account: 'H-2' }, ask))).toBe('bad_shape')
    expect(await kindOf(provider.getHoldings({ portfolio: 'H-2-GIA', account: 'H-1' }, ask))).toBe('bad_shape')
    expect(await kindOf(provider.getHoldings({ portfolio: 'H-1-GIA', account: 'H-2' }, ask))).toBe('bad_shape')
  })
})

describe('what lies in the place of a file', () => {
  it('and leads out of the folder is not followed', async () => {
    const outside = join(parent, 'outside.json')
    writeFileSync(outside, readFileSync(join(folder, files.account)))
    rmSync(join(folder, files.account))
    symlinkSync(outside, join(folder, files.account))
    expect(await kindOf(wholeAccount())).toBe('not_found')

    const elsewhere = join(parent, 'portfolios')
    renameSync(join(folder, 'data/portfolios'), elsewhere)
    symlinkSync(elsewhere, join(folder, 'data/portfolios'))
    expect(await kindOf(holdings())).toBe('not_found')
  })

  it('and is a link within it is one of the files', async () => {
    renameSync(join(folder, files.account), join(folder, 'data/there.json'))
    symlinkSync('../there.json', join(folder, files.account))
    expect((await wholeAccount()).data.name).toBe('Marina Quay')
  })

  it('and is a pipe or a folder holds nothing up', async () => {
    rmSync(join(folder, files.account))
    execFileSync('mkfifo', [join(folder, files.account)])
    expect(await kindOf(wholeAccount())).toBe('bad_shape')
    rmSync(join(folder, files.account))
    mkdirSync(join(folder, files.account))
    expect(await kindOf(wholeAccount())).toBe('bad_shape')
  })
})

describe('a file that cannot be read', () => {
  it.each([
    ['empty', ''],
    ['cut off', '{"account": "H-1", "portf'],
    ['HTML', '<!doctype html><title>Sign in</title>'],
    ['CSV', 'id,name\nH-1,Marina'],
    ['not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
    ['a list', '[]'],
    ['null', 'null'],
    ['larger than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1, ' ')],
  ])('because it is %s is bad_shape', async (_name, content) => {
    for (const file of [files.account, files.holdings, files.transactions, files.performance]) write(file, content)
    for (const asking of [holdings, transactions, performance, charges, wholeAccount]) expect(await kindOf(asking())).toBe('bad_shape')
  })

  it('does not stand in the way of one with a mark of the byte order', async () => {
    write(files.account, `\uFEFF${JSON.stringify(read(files.account))}`)
    expect((await wholeAccount()).data.name).toBe('Marina Quay')
  })
})

describe('figures that cannot be', () => {
  it.each([
    ['an account that is not the sum of its portfolios', files.account, { value: '15251.00' }, wholeAccount],
    ['holdings that are not their sum', files.holdings, { value: '15250.03' }, holdings],
    ['a currency that is none', files.holdings, { currency: 'XXX' }, holdings],
    ['pence as the currency of a portfolio', files.holdings, { currency: 'GBX' }, holdings],
    ['a day to come', files.holdings, { date: '2026-11-22' }, holdings],
    ['29 February of a common year', files.holdings, { date: '2026-02-29' }, holdings],
    ['a decimal comma', files.holdings, { value: '15250,00' }, holdings],
    ['a number too long for a number', files.holdings, { value: 1525000000000000 }, holdings],
    ['returns and values at once', files.performance, { returns: [] }, performance],
  ])('refuse the answer: %s', async (_name, file, by, asking) => {
    change(file, (content) => ({ ...content, ...by }))
    expect(await kindOf(asking())).toBe('bad_shape')
  })

  it('a halved list and a doubled row are refused', async () => {
    change(files.holdings, (content) => ({ ...content, holdings: content['holdings']?.slice(0, 1) }))
    expect(await kindOf(holdings())).toBe('bad_shape')
    change(files.transactions, (content) => ({ ...content, transactions: content['transactions']?.filter(({ id }) => id !== 'T4') }))
    expect(await kindOf(transactions())).toBe('bad_shape')
  })

  it.each([
    ['value', '12,5', 'value'],
    ['value', null, 'value'],
    ['value', 'NaN', 'value'],
    ['priceDate', '19/11/2026', 'priceDate'],
    ['priceDate', '2026-11-30', 'day to come'],
    ['priceUnit', 'GBp', ''],
    ['priceUnit', undefined, 'priceUnit'],
    ['id', 'CASH', 'comes twice'],
    ['units', '1900', 'contradict'],
    ['value', '10000000000000000000', 'value'],
  ])('a row with the %s %p is left out, counted and named', async (field, value, reason) => {
    change(files.holdings, (content) => void (row(content, 'holdings', 1)[field] = value))
    const { data, dropped } = await holdings()
    expect([data.holdings.map(({ externalId }) => externalId), dropped]).toEqual([['CASH'], 1])
    expect(problems).toEqual([{ file: files.holdings, row: 'holdings[1]', reason: expect.stringContaining(reason) }])
  })

  it('pence that are labelled as pounds are seen by the value', async () => {
    change(files.holdings, (content) => void (row(content, 'holdings', 1)['priceUnit'] = 'GBP'))
    expect((await holdings()).data.holdings[1]).toMatchObject({ quoteUnit: 'GBX', price: '511', value: pounds('10220') })
    expect(unknown).toEqual(['unit of a price: pence labelled as pounds'])
  })

  it('negative and huge amounts are exact, and what is sold is not shown', async () => {
    change(files.holdings, (content) => {
      Object.assign(row(content, 'holdings', 0), { value: '-0.30' })
      Object.assign(row(content, 'holdings', 1), {
        units: '1000000000',
        price: '1234567.89',
        priceUnit: 'GBP',
        value: '1234567890000000.00',
      })
      content['holdings']?.push({ ...row(content, 'holdings', 1), id: 'SOLD', units: 0, value: 0 })
      return { ...content, value: '1234567889999999.70' }
    })
    const { data } = await holdings()
    expect([data.value, data.holdings.map(({ value }) => value.amount)]).toEqual([
      pounds('1234567889999999.7'),
      ['-0.3', '1234567890000000'],
    ])
  })

  it('a value or a payment that is lost or unexplained makes no return', async () => {
    change(files.performance, (content) => void delete row(content, 'values', 2)['paidIn'])
    expect(await kindOf(performance())).toBe('bad_shape')
    change(files.performance, (content) => void (row(content, 'values', 2)['paidIn'] = '3000.01'))
    expect(await kindOf(performance())).toBe('bad_shape')
    change(files.performance, (content) => {
      row(content, 'values', 2)['paidIn'] = '3000'
      row(content, 'values', 3)['value'] = '12,5'
    })
    expect(await kindOf(performance())).toBe('bad_shape')
  })

  it('a conversion that does not fit its rate leaves the portfolio out', async () => {
    const reporting = { value: '18300.00', currency: 'EUR', rate: '1.2', rateDate: '2026-11-19' }
    change(files.account, (content) => void (row(content, 'portfolios', 0)['reporting'] = reporting))
    expect((await wholeAccount()).data.portfolios[0]?.reporting).toEqual({
      value: { amount: '18300', currency: 'EUR' },
      rate: '1.2',
      rateDate: '2026-11-19',
    })
    change(files.account, (content) => void (row(content, 'portfolios', 0)['reporting'] = { ...reporting, rate: '1.3' }))
    expect(await wholeAccount()).toMatchObject({ dropped: 1, data: { portfolios: [] } })
  })
})
