import type { NextFunction, Request, RequestHandler, Response } from 'express'
import * as z from 'zod/mini'
import { hashOf } from '../market/random'
import { lie, lies } from './lie'
import { mangle } from './mangle'

export const faultKinds = [
  'latency',
  'stall',
  'reset',
  'truncate',
  'garbage',
  'status',
  'slowdrip',
  'huge',
  'html',
  'wrong-type',
  ...lies,
] as const

export const faultSchema = z.strictObject({
  /** Start of the path that is struck, `/Holdings`; all paths when left out. */
  route: z._default(z.string().check(z.startsWith('/')), '/'),
  kind: z.enum(faultKinds),
  /** Share of the requests that are struck, 0 to 1. */
  rate: z._default(z.number().check(z.gte(0), z.lte(1)), 1),
  /** How many requests are struck before the fault ends by itself; no end when left out. */
  n: z.optional(z.int().check(z.positive())),
  /** For `latency` (default 1500) and for the pause between two bytes of `slowdrip` (default 1000). */
  ms: z.optional(z.int().check(z.nonnegative())),
  /** For `status` (default 503). */
  status: z.optional(z.int().check(z.gte(300), z.lte(599))),
  /** Seconds of a Retry-After header, for `status`. */
  retryAfter: z.optional(z.int().check(z.nonnegative())),
  /** For the lies: the totals beside the list fit it. */
  consistent: z._default(z.boolean(), false),
  /** For `huge` (default 300 MB). */
  bytes: z.optional(z.int().check(z.positive())),
})
export type Fault = z.infer<typeof faultSchema>

export type Faults = Readonly<{ add: (fault: Fault) => void; clear: () => void; active: () => readonly Fault[]; handler: RequestHandler }>

/** Faults that are switched on while the sandbox runs; the newest that fits a request strikes. */
export function createFaults(): Faults {
  let faults: { fault: Fault; left: number; seen: number }[] = []
  return {
    add: (fault) => faults.unshift({ fault, left: fault.n ?? Number.POSITIVE_INFINITY, seen: 0 }),
    clear: () => {
      faults = []
    },
    active: () => faults.map(({ fault }) => fault),
    handler: (request, response, next) => {
      const struck = faults.find((entry) => {
        if (entry.left <= 0 || !request.path.startsWith(entry.fault.route)) return false
        // Seeded, so that a run with a rate can be repeated.
        return hashOf(0x5eed, entry.seen++) / 2 ** 32 < entry.fault.rate
      })
      if (!struck) {
        next()
        return
      }
      struck.left--
      strike(struck.fault, request, response, next)
    },
  }
}

function strike(fault: Fault, request: Request, response: Response, next: NextFunction): void {
  switch (fault.kind) {
    case 'latency':
      setTimeout(next, fault.ms ?? 1500)
      return
    case 'stall':
      return
    case 'reset':
      request.socket.resetAndDestroy()
      return
    case 'truncate':
      sendInstead(response, (text, bytes = Buffer.from(text)) => {
        response.setHeader('Content-Length', bytes.length)
        response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy())
      })
      next()
      return
    case 'garbage':
      response.type('json').send(Buffer.from('7b2276616c7565223a00ff9f2c2c5d7d', 'hex'))
      return
    case 'status':
      if (fault.retryAfter !== undefined) response.setHeader('Retry-After', fault.retryAfter)
      response.status(fault.status ?? 503).json({ error: { code: 'fault', message: 'Switched on by POST /__fault' } })
      return
    case 'slowdrip':
      sendInstead(response, (text, bytes) => drip(response, bytes?.toString('latin1') ?? text, fault.ms ?? 1000))
      next()
      return
    case 'huge':
      sendHuge(response, fault.bytes ?? 300 * 1024 * 1024)
      return
    case 'html':
      response
        .type('html')
        .send('<!doctype html><title>Sign in</title><form method="post"><input name="user"><input name="password" type="password"></form>')
      return
    case 'wrong-type':
      sendInstead(response, (text, bytes) => response.end(bytes ?? JSON.stringify(mangle(JSON.parse(text)))))
      next()
      return
    case 'empty-list':
    case 'halved-list':
    case 'doubled':
    case 'text-numbers':
    case 'foreign-ids':
    case 'future-dates': {
      const { consistent, kind } = fault
      sendInstead(response, (text, bytes) => response.end(bytes ?? JSON.stringify(lie(JSON.parse(text), kind, consistent))))
      next()
      return
    }
    default:
      fault.kind satisfies never
  }
}

/** Lets the route make its answer, then sends it another way. A file comes as its bytes. */
function sendInstead(response: Response, send: (text: string, bytes?: Buffer) => void): void {
  response.json = (body) => {
    response.type('json')
    send(JSON.stringify(body))
    return response
  }
  response.send = (body: unknown) => {
    if (Buffer.isBuffer(body)) send('', body)
    else response.end(body)
    return response
  }
}

function drip(response: Response, text: string, ms: number): void {
  let sent = 0
  const timer = setInterval(() => {
    if (sent < text.length) response.write(text[sent++] ?? '')
    else response.end()
  }, ms)
  response.on('close', () => clearInterval(timer))
}

/** A valid JSON array of zeros, written as fast as it is read. */
function sendHuge(response: Response, bytes: number): void {
  const chunk = '0,'.repeat(32 * 1024)
  let left = bytes
  const write = (): void => {
    while (left > 0 && !response.destroyed) {
      left -= chunk.length
      if (!response.write(chunk)) {
        response.once('drain', write)
        return
      }
    }
    if (!response.destroyed) response.end('0]')
  }
  response.type('json')
  response.write('[')
  write()
}
