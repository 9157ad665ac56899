import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import akta from '../../shared/brands/akta.json'
import { brandSchema } from '../../shared/brands/brandSchema'
import { brandOfHost, checkInstallation, loadBrands, toPublicBrand } from './brands'
import { SettingsError } from './settings'

const folder = mkdtempSync(join(tmpdir(), 'brands-'))
const write = (name: string, brand: object) => writeFileSync(join(folder, `${name}.json`), JSON.stringify(brand))

const demo = { directories: [folder], isDemo: true, wealth: {}, wealthFolders: {}, dataDir: folder, brandNames: null }
const problemsOf = (own: Partial<Parameters<typeof loadBrands>[0]> = {}): readonly string[] => {
  try {
    loadBrands({ ...demo, ...own })
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.problems
    throw error
  }
}

beforeAll(() => {
  process.env.DATA_DIR = join(folder, 'data')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('brands', () => {
  it('of the examples stand beside those that ship, one of files and one of our own records', () => {
    const beside = {
      directories: ['shared/brands', 'docs/examples/brands'],
      wealthFolders: { saltmarsh: 'docs/examples/saltmarsh' },
    }
    const loaded = loadBrands({ ...demo, ...beside })
    expect([...loaded.keys()].toSorted()).toEqual(['akta', 'bowmore', 'iolcus', 'kelda', 'saltmarsh'])
    expect(['saltmarsh', 'kelda'].map((name) => loaded.get(name)?.sources[0]?.kind)).toEqual(['static', 'hosted'])
  })

  it('that ship lead to a site of the firm’s own, not to the portal itself', () => {
    const sites = [...loadBrands({ ...demo, directories: ['shared/brands'] }).values()].map(({ companyUrl }) => companyUrl)
    expect(sites.toSorted()).toEqual(['https://akta.example', 'https://bowmore.example', 'https://iolcus.example'])
  })

  it.each(['http://akta.example', 'akta.example', 'javascript:alert(1)', '//akta.example', 'https://'])(
    'refuses the site %s',
    (companyUrl) => {
      expect(brandSchema.safeParse({ ...akta, companyUrl }).error?.issues[0]?.path).toEqual(['companyUrl'])
    },
  )

  it.each(['/', 'https://akta.example', 'https://www.akta.example/is/velkomin?a=1'])('takes the site %s', (companyUrl) => {
    expect(brandSchema.safeParse({ ...akta, companyUrl }).success).toBe(true)
  })

  it('tell the browser of the themes that only they have', () => {
    const themesOf = (host: string) => toPublicBrand(brandOfHost(host) ?? brandSchema.parse(akta)).ownThemes
    expect(['akta', 'bowmore', 'iolcus'].map((name) => themesOf(`${name}.localhost`))).toEqual([
      ['akta'],
      ['bowmore', 'bowmore-professional'],
      ['iolcus'],
    ])
  })

  it.each([
    ['akta.localhost', 'akta'],
    ['AKTA.localhost:3000', 'akta'],
    ['localhost:8080', 'akta'],
    ['127.0.0.1', 'akta'],
    ['bowmore.localhost:3000', 'bowmore'],
    ['iolcus.localhost.', 'iolcus'],
  ])('%s is %s', (host, name) => {
    expect(brandOfHost(host)?.name).toBe(name)
  })

  it.each(['evil.example', 'akta.localhost.evil.example', '', null, undefined])('no brand answers on %s', (host) => {
    expect(brandOfHost(host)).toBeNull()
  })

  it('names the file and the field of a mistake', () => {
    write('wrong', { ...akta, currency: 'XXX', hosts: [] })
    expect(problemsOf()).toEqual([expect.stringMatching(/wrong\.json is not valid\. (?=.*currency)(?=.*hosts)/)])
    rmSync(join(folder, 'wrong.json'))
  })

  it.each([
    [
      [
        { name: 'a', kind: 'house', purposes: ['news'] },
        { name: 'b', kind: 'static', purposes: ['news'] },
      ],
      /feeds: needs one feed/,
    ],
    [
      [
        { name: 'a', kind: 'house', purposes: ['news'] },
        { name: 'a', kind: 'house', purposes: ['rates'] },
      ],
      /feeds: needs one feed/,
    ],
    [[{ name: 'a', kind: 'house', purposes: [] }], /feeds\.0\.purposes/],
    [[{ name: 'A', kind: 'house', purposes: ['news'] }], /feeds\.0\.name/],
  ])('refuses the feeds %j', (feeds, mistake) => {
    write('wrong', { ...akta, feeds })
    expect(problemsOf()).toEqual([expect.stringMatching(mistake)])
    rmSync(join(folder, 'wrong.json'))
  })

  it('share a feed, which has to be of one kind, and needs no address to start', () => {
    const brand = (name: string, kind: string) => ({
      ...akta,
      name,
      hosts: [`${name}.localhost`],
      sources: [{ name, kind: 'hosted', purpose: 'main' }],
      feeds: [{ name: 'north', kind, purposes: ['quotes'] }],
    })
    write('one', brand('one', 'house'))
    write('two', brand('two', 'house'))
    expect(problemsOf({ isDemo: false })).toEqual([])
    write('two', brand('two', 'static'))
    expect(problemsOf()).toEqual([expect.stringMatching(/two\.json: the feed north is of another kind/)])
    rmSync(join(folder, 'one.json'))
    rmSync(join(folder, 'two.json'))
  })

  it.each([
    [{ url: 'http://id.example', name: { en: 'ID' } }, /nationalLogin\.url: is no https address/],
    [{ url: 'https://me:secret@id.example', name: { en: 'ID' } }, /nationalLogin\.url: is no https address/],
    [{ url: 'javascript:alert(1)', name: { en: 'ID' } }, /nationalLogin\.url: is no https address/],
    [{ url: 'https://id.example', name: {} }, /nationalLogin\.name: needs a name/],
    [{ url: 'https://id.example', name: { de: 'ID' } }, /nationalLogin\.name/],
  ])('refuses the national login %j', (nationalLogin, mistake) => {
    write('wrong', { ...akta, nationalLogin })
    expect(problemsOf()).toEqual([expect.stringMatching(mistake)])
    rmSync(join(folder, 'wrong.json'))
  })

  it('takes a national login, and tells the browser of it', () => {
    const nationalLogin = { url: 'https://id.example/login?service=akta', name: { en: 'Electronic ID', is: 'Rafræn skilríki' } }
    expect(toPublicBrand(brandSchema.parse({ ...akta, nationalLogin })).nationalLogin).toEqual(nationalLogin)
    expect(toPublicBrand(brandSchema.parse(akta)).nationalLogin).toBeNull()
  })

  it('refuses two brands on one host and two sources of one name, naming file, source and brand, all at once', () => {
    write('one', { ...akta, name: 'one', hosts: ['same.example'] })
    write('two', { ...akta, name: 'two', hosts: ['same.example'] })
    write('three', { ...akta, name: 'three', hosts: ['three.example'], sources: [] })
    expect(problemsOf()).toEqual([
      expect.stringMatching(/three\.json is not valid\. sources: needs exactly one source with purpose main/),
      `Brand file ${join(folder, 'two.json')}: the host same.example is claimed by the brand one too`,
      `Brand file ${join(folder, 'two.json')}: the source akta is claimed by the brand one too`,
    ])
    rmSync(join(folder, 'three.json'))
  })

  it('refuses two sources for one purpose, and paths of portfolios for a kind that has no choice', () => {
    const main = { name: 'north', kind: 'first', purpose: 'main' }
    const papers = { name: 'papers', kind: 'hosted', purpose: 'documents' }
    write('one', { ...akta, name: 'one', hosts: ['one.example'], sources: [main, papers, { ...papers, name: 'more-papers' }] })
    expect(problemsOf()).toEqual([expect.stringMatching(/one\.json is not valid\. sources: names a purpose twice/)])
    write('one', { ...akta, name: 'one', hosts: ['one.example'], sources: [{ ...main, kind: 'second', portfolioPaths: 'below-account' }] })
    expect(problemsOf()).toEqual([expect.stringMatching(/one\.json is not valid\. sources\.0: portfolioPaths belong to the kind first/)])
    write('one', { ...akta, name: 'one', hosts: ['one.example'], sources: [{ ...main, portfolioPaths: 'below-account' }] })
    expect(problemsOf()).toEqual([])
  })

  it('out of the demo wants an address for each source that is asked over the network, and serves the brands that BRANDS names', () => {
    const north = { name: 'north-sea', kind: 'first', purpose: 'main' }
    write('one', {
      ...akta,
      name: 'one',
      hosts: ['one.example'],
      sources: [north, { name: 'papers', kind: 'hosted', purpose: 'documents' }],
    })
    write('two', { ...akta, name: 'two', hosts: ['two.example'], sources: [{ ...north, name: 'south' }] })
    const wealth = { south: { url: 'https://south.example', token: 't' } }
    expect(problemsOf({ isDemo: false, wealth })).toEqual([
      `Brand file ${join(folder, 'one.json')}: the source north-sea has no address. WEALTH_NORTH_SEA_URL is required when DEMO is off; BRANDS leaves brands out`,
    ])
    expect(problemsOf({ isDemo: false, wealth, brandNames: ['two'] })).toEqual([])
    expect([...loadBrands({ ...demo, brandNames: ['two'] }).keys()]).toEqual(['two'])
    expect(problemsOf({ brandNames: ['two', 'four'] })).toEqual(['BRANDS names four, and there is no such brand file'])
  })

  it('wants the folder of a source of files, in a demo too, and names the setting', () => {
    for (const name of ['one', 'two']) rmSync(join(folder, `${name}.json`))
    const sources = [{ name: 'north-sea', kind: 'static', purpose: 'main' }]
    write('files', { ...akta, name: 'files', hosts: ['files.example'], sources })
    const missing = join(folder, 'wealth/north-sea')
    const problem = `Brand file ${join(folder, 'files.json')}: the source north-sea has no folder. ${missing} cannot be read; make it, or set WEALTH_NORTH_SEA_DIR`
    expect(problemsOf()).toEqual([problem])
    expect(problemsOf({ wealthFolders: { 'north-sea': folder } })).toEqual([])
    mkdirSync(missing, { recursive: true })
    expect(problemsOf()).toEqual([])
    rmSync(join(folder, 'files.json'))
  })

  it('reports wrong settings and wrong brand files together', () => {
    write('two', { ...akta, name: 'two', hosts: ['two.example'], sources: [{ name: 'one', kind: 'first', purpose: 'main' }] })
    write('one', { ...akta, name: 'one', hosts: ['one.example'], sources: [{ name: 'one', kind: 'first', purpose: 'main' }] })
    const environment = { DATA_DIR: join(folder, 'data'), BRANDS_DIR: folder, PORT: 'eighty', WEALTH_ONE_URL: 'ftp://x' }
    const thrown = (() => {
      try {
        checkInstallation(environment)
      } catch (error) {
        return error
      }
    })()
    expect((thrown as SettingsError).problems).toEqual([
      expect.stringMatching(/^PORT must/),
      'WEALTH_ONE_URL must be an http or https address',
      expect.stringMatching(/two\.json: the source one is claimed by the brand one too$/),
    ])
  })

  it('tells the browser nothing of hosts, sources or tax year', () => {
    expect(Object.keys(toPublicBrand(brandSchema.parse(akta)))).not.toEqual(expect.arrayContaining(['hosts']))
    expect(JSON.stringify(toPublicBrand(brandSchema.parse(akta)))).not.toMatch(/first|sources|localhost|taxYear/)
  })
})
