import { describe, expect, it } from '@jest/globals'
import type { Request, Response } from 'express'
import { hostCookies } from './hostCookies'

function run({ cookie, secure }: { secure: boolean; cookie: string }) {
  const sent: Record<string, unknown> = {}
  const req = { secure, headers: { cookie } } as Request
  const res = {
    setHeader: (name: string, value: unknown) => {
      sent[name] = value
    },
  } as unknown as Response
  hostCookies(req, res, () => undefined)
  return { req, res, sent }
}

describe('hostCookies', () => {
  it('gives Payload the name it knows, over https only from the __Host- cookie', () => {
    expect(run({ secure: true, cookie: '__Host-quayside-token=a; quayside-scheme=dark' }).req.headers.cookie).toBe(
      'quayside-token=a; quayside-scheme=dark',
    )
    expect(run({ secure: true, cookie: 'quayside-token=planted; quayside-scheme=dark' }).req.headers.cookie).toBe('quayside-scheme=dark')
  })

  it('sends the session as __Host- and Secure over https, and leaves other cookies alone', () => {
    const { res, sent } = run({ secure: true, cookie: '' })
    res.setHeader('Set-Cookie', ['quayside-token=b; Path=/; HttpOnly', 'other=1'])
    expect(sent['Set-Cookie']).toEqual(['__Host-quayside-token=b; Path=/; HttpOnly; Secure', 'other=1'])
  })

  it('changes nothing on plain http', () => {
    const { req, res, sent } = run({ secure: false, cookie: 'quayside-token=a' })
    res.setHeader('Set-Cookie', 'quayside-token=b; Path=/')
    expect(req.headers.cookie).toBe('quayside-token=a')
    expect(sent['Set-Cookie']).toBe('quayside-token=b; Path=/')
  })
})
