import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import { answerRequest, type ReportPage } from './answerRequest'

const root = mkdtempSync(join(tmpdir(), 'quayside-answers-'))
mkdirSync(join(root, 'portal', 'assets'), { recursive: true })
writeFileSync(join(root, 'portal', 'assets', 'a.js'), 'a')
writeFileSync(join(root, 'secret.js'), 'secret')
afterAll(() => rmSync(root, { recursive: true }))

const page: ReportPage = {
  path: '/dashboard/akta/account/1/export?portfolio=2',
  document: () => '<html></html>',
  contentSecurityPolicy: "default-src 'none'",
  assetsDir: join(root, 'portal'),
  api: { path: '/api/wealth/accounts/1/report', body: { value: null } },
  logo: { path: '/brand/portals/akta/logo', contentType: 'image/svg+xml', body: Buffer.from('<svg/>') },
}
const get = (url: string, change: { method?: string; isMainDocument?: boolean } = {}) =>
  answerRequest(page, { method: 'GET', url, isMainDocument: false, ...change })

describe('answerRequest', () => {
  it('gives the page its document, with its policy', async () => {
    const answer = await get('https://report.invalid/dashboard/akta/account/1/export?portfolio=2', { isMainDocument: true })
    expect(answer).toMatchObject({ status: 200, body: '<html></html>', headers: { 'content-security-policy': "default-src 'none'" } })
  })

  it('gives it the built portal and the one answer', async () => {
    expect(String((await get('https://report.invalid/assets/a.js'))?.body)).toBe('a')
    expect((await get('https://report.invalid/api/wealth/accounts/1/report?portfolio=2'))?.body).toBe('{"value":null}')
  })

  it('gives it the logo of its own portal alone', async () => {
    const answer = await get('https://report.invalid/brand/portals/akta/logo')
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'image/svg+xml' } })
    expect(String(answer?.body)).toBe('<svg/>')
    expect(await get('https://report.invalid/brand/portals/bowmore/logo')).toBeNull()
  })

  it.each([
    'http://report.invalid/assets/a.js',
    'https://report.invalid:8443/assets/a.js',
    'https://report.invalid.example/assets/a.js',
    'http://127.0.0.1:3000/api/users/me',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'data:text/html,x',
    'https://report.invalid/api/users/me',
    'https://report.invalid/api/wealth/accounts/2/report',
    'https://report.invalid/secret.js',
    'https://report.invalid/assets/..%2f..%2fsecret.js',
    'https://report.invalid/assets/%2e%2e/%2e%2e/secret.js',
    'https://report.invalid/assets/%ff.js',
    'https://report.invalid/assets',
    'not an address',
  ])('refuses %s', async (url) => {
    expect(await get(url)).toBeNull()
  })

  it('refuses to go elsewhere, and to write', async () => {
    expect(await get('https://report.invalid/dashboard/akta/account/2/export', { isMainDocument: true })).toBeNull()
    expect(await get('https://report.invalid/api/wealth/accounts/1/report', { method: 'POST' })).toBeNull()
  })
})
