import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import akta from '../../shared/brands/akta.json'
import { brandSchema } from '../../shared/brands/brandSchema'
import { brandOfHost, loadBrands, toPublicBrand } from './brands'

const folder = mkdtempSync(join(tmpdir(), 'brands-'))
const write = (name: string, brand: object) => writeFileSync(join(folder, `${name}.json`), JSON.stringify(brand))

beforeAll(() => {
  process.env.DATA_DIR = join(folder, 'data')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('brands', () => {
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
    expect(() => loadBrands([folder])).toThrow(/wrong\.json is not valid\. (?=.*currency)(?=.*hosts)/)
    rmSync(join(folder, 'wrong.json'))
  })

  it('refuses two brands on one host', () => {
    write('one', { ...akta, name: 'one', hosts: ['same.example'] })
    write('two', { ...akta, name: 'two', hosts: ['same.example'] })
    expect(() => loadBrands([folder])).toThrow('Brands one and two both claim the host same.example')
  })

  it('tells the browser nothing of hosts, provider or tax year', () => {
    expect(Object.keys(toPublicBrand(brandSchema.parse(akta)))).not.toEqual(expect.arrayContaining(['hosts']))
    expect(JSON.stringify(toPublicBrand(brandSchema.parse(akta)))).not.toMatch(/first|localhost|taxYear/)
  })
})
