import { describe, expect, it } from '@jest/globals'
import pino from 'pino'
import { loggerOptions } from './logger'

/** The lines that a logger with our options writes. */
function written(log: (logger: pino.Logger) => void): string[] {
  const lines: string[] = []
  log(pino({ ...loggerOptions, level: 'trace' }, { write: (line: string) => void lines.push(line) }))
  return lines
}

const failedQuery = () =>
  Object.assign(new Error('Failed query: insert into "users" values (?, ?)\nparams: CANARY-hash,CANARY-salt'), {
    name: 'DrizzleQueryError',
    query: 'insert into "users" CANARY',
    params: ['CANARY-hash', 'CANARY-salt'],
    data: { email: 'CANARY@x.example' },
    cause: Object.assign(new Error('SQLITE_CONSTRAINT: UNIQUE constraint failed: users.email'), { code: 'SQLITE_CONSTRAINT' }),
  })

describe('the log', () => {
  it.each([
    ['an error under err', (logger: pino.Logger) => logger.error({ err: failedQuery() })],
    ['an error under error, with a message', (logger: pino.Logger) => logger.error({ msg: 'not saved', error: failedQuery() })],
    ['an error alone', (logger: pino.Logger) => logger.error(failedQuery())],
    ['an error and a message', (logger: pino.Logger) => logger.error(failedQuery(), 'not saved')],
    ['an error as a cause', (logger: pino.Logger) => logger.error({ err: new Error('outer', { cause: failedQuery() }) })],
    ['an error as text', (logger: pino.Logger) => logger.error(`not saved: ${String(failedQuery())}`)],
  ])('of %s holds no statement and no parameter', (_name, log) => {
    const [line = ''] = written(log)
    expect(line).not.toContain('CANARY')
    expect(line).not.toContain('insert into')
    expect(line.trimEnd()).not.toContain('\\n')
    expect(JSON.parse(line)).toMatchObject({ level: 50 })
  })

  it('keeps what helps to find the fault', () => {
    const [line = ''] = written((logger) => logger.error({ err: failedQuery() }))
    expect(JSON.parse(line)).toMatchObject({
      msg: 'Failed query',
      err: {
        type: 'DrizzleQueryError',
        cause: { code: 'SQLITE_CONSTRAINT', message: 'SQLITE_CONSTRAINT: UNIQUE constraint failed: users.email' },
      },
    })
    expect(line).toMatch(/logger\.test\.ts/)
  })

  it('is short, whatever an error or a message holds', () => {
    const long = 'x'.repeat(50_000)
    for (const line of written((logger) => {
      logger.error({ err: new Error(long) })
      logger.error(long)
      logger.error({ msg: long, given: long })
      logger.warn({ err: Object.assign(new Error('a'), { cause: new Error(long) }) })
    }))
      expect(line.length).toBeLessThan(8000)
  })

  it('has one line an entry, whatever a name holds', () => {
    const lines = written((logger) => logger.info({ msg: 'Signed in: Eve\n{"level":50,"msg":"forged"}' }))
    expect(lines).toHaveLength(1)
    expect(lines[0]?.trimEnd()).not.toMatch(/\n|\\n/)
  })
})
