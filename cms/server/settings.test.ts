import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import { folderOfSource, parseSettings, SettingsError } from './settings'

const folder = mkdtempSync(join(tmpdir(), 'settings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const dataDir = join(folder, 'data')

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    parseSettings({ DATA_DIR: dataDir, ...environment })
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.problems
    throw error
  }
}

describe('settings', () => {
  it('says that a browser is not there before it is needed', () => {
    expect(problemsOf({ CHROMIUM_PATH: '/nope' })).toEqual([expect.stringContaining('CHROMIUM_PATH /nope cannot be run')])
    expect(problemsOf({ CHROMIUM_PATH: folder })).toEqual([`CHROMIUM_PATH ${folder} cannot be run: it is no file`])
    expect(problemsOf({ CHROMIUM_PATH: process.execPath })).toEqual([])
  })

  it('wants all of S3 or nothing, and says what is missing all at once', () => {
    expect(problemsOf({ S3_BUCKET: 'papers', S3_ENDPOINT: 'nowhere' })).toEqual([
      'S3_ENDPOINT must be an http or https address',
      'S3_REGION is required when files lie in S3',
      'S3_ACCESS_KEY_ID is required when files lie in S3',
      'S3_SECRET_ACCESS_KEY is required when files lie in S3',
    ])
    const whole = { S3_BUCKET: 'papers', S3_REGION: 'eu-west-2', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }
    expect(parseSettings({ DATA_DIR: dataDir, ...whole }).s3).toMatchObject({ bucket: 'papers', endpoint: null, forcePathStyle: false })
    expect(parseSettings({ DATA_DIR: dataDir }).s3).toBeNull()
  })

  it('wants an address that mails come from, out of the demo', () => {
    const off = { DEMO: 'off', PAYLOAD_SECRET: 'x'.repeat(32), SMTP_URL: 'smtp://mail.example' }
    expect(problemsOf(off)).toContainEqual(expect.stringContaining('MAIL_FROM is required with SMTP_URL'))
    expect(problemsOf({ SMTP_URL: 'mail.example' })).toEqual(['SMTP_URL must be an smtp or smtps address'])
  })

  it('takes a gateway for text messages with its token, and by https out of the demo', () => {
    const gateway = { SMS_URL: 'https://sms.example/messages', SMS_TOKEN: 'a token' }
    expect(parseSettings({ DATA_DIR: dataDir, ...gateway }).sms).toEqual({ url: gateway.SMS_URL, token: gateway.SMS_TOKEN })
    expect(parseSettings({ DATA_DIR: dataDir }).sms).toBeNull()
    expect(problemsOf({ SMS_URL: gateway.SMS_URL })).toEqual(['SMS_URL and SMS_TOKEN are set together, or neither'])
    expect(problemsOf({ ...gateway, SMS_URL: 'sms.example' })).toEqual(['SMS_URL must be an http or https address'])
    const off = { DEMO: 'off', PAYLOAD_SECRET: 'x'.repeat(32) }
    const isUnsafe = (url: string) =>
      problemsOf({ ...off, ...gateway, SMS_URL: url }).includes('SMS_URL must be an https address when DEMO is off')
    expect(['http://sms.example', 'http://localhost.evil.example', 'https://sms.example', 'http://127.0.0.1:8080/x'].map(isUnsafe)).toEqual(
      [true, true, false, false],
    )
  })

  it('has a default for everything in demo mode', () => {
    const settings = parseSettings({ DATA_DIR: dataDir })
    expect(settings).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      isDemo: true,
      databaseUrl: `file:${join(dataDir, 'portal.db')}`,
      logLevel: 'info',
    })
    expect(settings.wealth).toEqual({
      akta: { url: 'http://127.0.0.1:4101', token: 'sandbox-akta-token' },
      bowmore: { url: 'http://127.0.0.1:4102', token: 'sandbox-bowmore-token' },
      'bowmore-private-equity': { url: 'http://127.0.0.1:4102/private-equity', token: 'sandbox-bowmore-private-equity-token' },
      iolcus: { url: 'http://127.0.0.1:4103', token: 'sandbox-iolcus-token' },
    })
  })

  it('takes address and token of any source by its name', () => {
    const { wealth } = parseSettings({
      DATA_DIR: dataDir,
      SANDBOX_PORT: '5000',
      WEALTH_NORTH_SEA_URL: 'https://north.example/api',
      WEALTH_NORTH_SEA_TOKEN: 'n',
      WEALTH_AKTA_URL: 'https://akta.example',
    })
    expect(wealth['north-sea']).toEqual({ url: 'https://north.example/api', token: 'n' })
    expect([wealth.akta?.url, wealth.bowmore?.url]).toEqual(['https://akta.example', 'http://127.0.0.1:5001'])
  })

  it('takes the folder of a source of files by its name, and has one for each in DATA_DIR', () => {
    const own = parseSettings({ DATA_DIR: dataDir, WEALTH_NORTH_SEA_DIR: './exports' })
    expect(folderOfSource(own, 'north-sea')).toBe(resolve('exports'))
    expect(folderOfSource(own, 'south')).toBe(join(dataDir, 'wealth/south'))
  })

  it('takes address, token and folder of a market feed by its name, and has none outside a demo but what is set', () => {
    const demo = parseSettings({ DATA_DIR: dataDir, MARKET_NORTH_SEA_DIR: '/srv/market' })
    expect(demo.market).toEqual({ harbour: { url: 'http://127.0.0.1:4104', token: 'sandbox-harbour-token' } })
    expect(demo.marketDirs).toEqual({ 'north-sea': '/srv/market' })
    const real = { DATA_DIR: dataDir, DEMO: 'off', PAYLOAD_SECRET: 'x'.repeat(32) }
    expect(parseSettings(real).market).toEqual({})
    const given = { MARKET_HARBOUR_URL: 'https://house.example', MARKET_HARBOUR_TOKEN: 'm' }
    expect(parseSettings({ ...real, ...given }).market).toEqual({ harbour: { url: 'https://house.example', token: 'm' } })
    expect(problemsOf({ ...real, MARKET_HARBOUR_URL: 'https://house.example' })).toEqual([
      'MARKET_HARBOUR_TOKEN is required with MARKET_HARBOUR_URL when DEMO is off',
    ])
  })

  it('makes a secret for a demo once and keeps it to the owner of the folder', () => {
    const first = parseSettings({ DATA_DIR: dataDir }).secret
    expect(first).toHaveLength(64)
    expect(parseSettings({ DATA_DIR: dataDir }).secret).toBe(first)
    expect(statSync(join(dataDir, 'secret')).mode & 0o077).toBe(0)
    expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe(first)
  })

  it('reports every mistake at once, by name', () => {
    const problems = problemsOf({
      PORT: 'eighty',
      DATABASE_URL: 'postgres://x',
      DEMO: 'perhaps',
      LOG_LEVEL: 'loud',
      SANDBOX_TODAY: '2024-02-31',
      WEALTH_AKTA_URL: 'ftp://x',
    })
    expect(problems.map((problem) => problem.split(' ')[0]).sort()).toEqual([
      'DATABASE_URL',
      'DEMO',
      'LOG_LEVEL',
      'PORT',
      'SANDBOX_TODAY',
      'WEALTH_AKTA_URL',
    ])
  })

  it('wants a real secret and a real token when the demo is off', () => {
    expect(problemsOf({ DEMO: 'off', WEALTH_AKTA_URL: 'https://wealth.example' })).toEqual([
      'PAYLOAD_SECRET is required when DEMO is off: 32 random characters or more',
      'WEALTH_AKTA_TOKEN is required with WEALTH_AKTA_URL when DEMO is off',
    ])
    expect(problemsOf({ DEMO: 'off', PAYLOAD_SECRET: 'short' })).toEqual(['PAYLOAD_SECRET must have 32 characters or more'])
  })

  it('counts a blank value as unset', () => {
    expect(parseSettings({ DATA_DIR: dataDir, PORT: ' ', DATABASE_URL: '' }).port).toBe(3000)
  })

  it('says why the data folder cannot be used', () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    expect(problemsOf({ DATA_DIR: join(file, 'data') })[0]).toMatch(/^DATA_DIR .* cannot be written: /)
    chmodSync(file, 0o600)
    expect(existsSync(join(file, 'data'))).toBe(false)
  })
})
