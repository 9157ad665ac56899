import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { childEnvironment, parseEnvFile, root, startSettings, withEnvFile } from './environment.mjs'

const env = (values: Record<string, string>) => values as unknown as NodeJS.ProcessEnv

describe('.env', () => {
  it('reads plain, quoted, exported and commented lines', () => {
    const text = [
      '# ports',
      'PORT=3005',
      ' export HOST = 0.0.0.0 ',
      'SMTP_URL="smtp://a#b"',
      "NAME='it is'",
      'EMPTY=',
      'LOG_LEVEL=warn # quiet',
      'no line',
      'A=b=c',
    ].join('\r\n')
    expect(parseEnvFile(text)).toEqual({
      PORT: '3005',
      HOST: '0.0.0.0',
      SMTP_URL: 'smtp://a#b',
      NAME: 'it is',
      EMPTY: '',
      LOG_LEVEL: 'warn',
      A: 'b=c',
    })
  })

  it('never overrides what the shell says, and a blank there counts as unset', () => {
    const folder = mkdtempSync(join(tmpdir(), 'quayside-env-'))
    writeFileSync(join(folder, '.env'), 'PORT=3005\nHOST=0.0.0.0\nDEMO=off\n')
    expect(withEnvFile(folder, env({ PORT: '3009', HOST: ' ' }))).toEqual({ PORT: '3009', HOST: '0.0.0.0', DEMO: 'off' })
  })
})

describe('settings of a start', () => {
  it('has the documented defaults', () => {
    expect(startSettings(env({}))).toEqual({
      host: '127.0.0.1',
      port: 3000,
      sandboxPort: 4101,
      dataDir: join(root, 'data'),
      databaseUrl: `file:${join(root, 'data', 'portal.db')}`,
      isDemo: true,
    })
  })

  it.each(['abc', '70000', '-1', '80.5'])('leaves the port %s for the check of all settings', (PORT) => {
    expect(startSettings(env({ PORT })).port).toBeNull()
  })

  it('gives every process the same data folder, database and temporary folder', () => {
    const given = env({ DATA_DIR: '/srv/quayside', DEMO: 'off', SMTP_URL: 'smtp://mail' })
    expect(childEnvironment(given, startSettings(given))).toMatchObject({
      NODE_ENV: 'production',
      PORT: '3000',
      SANDBOX_PORT: '4101',
      DATA_DIR: '/srv/quayside',
      DATABASE_URL: 'file:/srv/quayside/portal.db',
      DEMO: 'off',
      TMPDIR: '/srv/quayside/tmp',
      SMTP_URL: 'smtp://mail',
    })
  })
})
