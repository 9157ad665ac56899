import { describe, expect, it } from '@jest/globals'
import { readOptions } from './processOptions'

const place = { offset: 2, tokenSetting: 'WEALTH_IOLCUS_TOKEN', defaultToken: 'sandbox-iolcus-token' }
const read = (env: Record<string, string>, args: string[] = []) => readOptions(place, env as NodeJS.ProcessEnv, args)

describe('the settings of a sandbox', () => {
  it('put it behind the first port, with a token and a size of its own', () => {
    expect(read({ SANDBOX_TODAY: '2026-11-21' }).options).toEqual({
      port: 4103,
      token: 'sandbox-iolcus-token',
      clients: 100,
      seed: '',
      today: '2026-11-21',
    })
    const given = { SANDBOX_PORT: '5001', WEALTH_IOLCUS_TOKEN: 'own', CLIENTS: '7', SANDBOX_SEED: 'north' }
    expect(read(given).options).toMatchObject({ port: 5003, token: 'own', clients: 7, seed: 'north' })
    expect(read(given, ['node', 'startThird.ts', '--clients', '5000']).options).toMatchObject({ clients: 5000 })
    expect(read({ SANDBOX_PORT: '0' }).options).toMatchObject({ port: 0 })
  })

  it('that are wrong are all named at once', () => {
    expect(read({ SANDBOX_PORT: '-1', CLIENTS: 'many', SANDBOX_TODAY: '21/11/2026' })).toEqual({
      options: null,
      mistakes: [
        'CLIENTS (or --clients) is no positive whole number',
        'SANDBOX_PORT is no port',
        'SANDBOX_TODAY is no day of the form 2026-03-31 after 2012-02-01',
      ],
    })
    expect(read({ SANDBOX_PORT: '65534' }).mistakes).toEqual(['SANDBOX_PORT is no port'])
  })
})
