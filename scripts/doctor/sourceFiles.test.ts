import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { isoDate } from '../../shared/domain/dates'
import { writeGuideFolder } from '../../tests/helpers/guideFiles'
import { checkFilesOf } from './sourceFiles'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doctor-files-'))
  writeGuideFolder(folder)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const replace = (file: string, from: string, to: string): void => {
  const text = readFileSync(join(folder, file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(folder, file), text.replace(from, to))
}
const found = async (): Promise<string[]> =>
  (await checkFilesOf({ source: 'harbour', folder, today: isoDate('2026-11-20') })).map((finding) => `${finding.state} ${finding.found}`)

describe('the files of a source', () => {
  it('of the guide are without a fault', async () => {
    expect(await found()).toEqual([`ok ${folder} holds 1 accounts without a fault`])
  })

  it('of the example that ships are without a fault', async () => {
    const example = 'docs/examples/saltmarsh'
    const findings = await checkFilesOf({ source: 'saltmarsh', folder: example, today: isoDate('2026-11-20') })
    expect(findings.map((finding) => `${finding.state} ${finding.found}`)).toEqual([`ok ${example} holds 2 accounts without a fault`])
  })

  it('are told with file, row and field, all of them at once', async () => {
    replace('data/portfolios/H-1-GIA/holdings.json', '"5030.00"', '"5030,00"')
    replace('data/portfolios/H-1-GIA/transactions.json', '"2026-09-15"', '"15.09.2026"')
    replace('data/portfolios/H-1-GIA/performance.json', '"3000.00"', '"-3000.00"')
    const faults = await found()
    expect(faults).toEqual(
      expect.arrayContaining([
        'bad data/portfolios/H-1-GIA/holdings.json, holdings[0]: value: is no decimal number such as 1234.56',
        expect.stringMatching(/^bad data\/portfolios\/H-1-GIA\/transactions\.json, transactions\[1\]: date: /),
        'bad data/portfolios/H-1-GIA/performance.json, values[2]: paidIn: has a sign',
      ]),
    )
    expect(faults.at(-1)).toMatch(/^bad \d+ in all$/)
  })

  it('are held against each other', async () => {
    replace('data/accounts.json', '"15250.00"', '"15000.00"')
    replace('data/accounts.json', '"portfolioCount": 1', '"portfolioCount": 2')
    replace('data/portfolios/H-1-GIA/performance.json', '"value": "15250.00"', '"value": "15251.00"')
    expect(await found()).toEqual([
      'bad data/accounts/H-1.json: value is 15250 GBP, and 15000 GBP in data/accounts.json',
      'bad data/accounts.json: portfolioCount of H-1 is not that of its file',
      'bad data/portfolios/H-1-GIA/performance.json: the last value is 15251 GBP, and 15250 GBP in holdings.json',
      'bad 3 in all',
    ])
  })

  it('that are missing are named, but for those that need not be there', async () => {
    rmSync(join(folder, 'reports'), { recursive: true })
    rmSync(join(folder, 'data/accounts/H-1.json'))
    expect(await found()).toEqual(['bad data/accounts/H-1.json: not_found (no such file)', 'bad 1 in all'])
  })
})
