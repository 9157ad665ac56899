// @ts-check
import { get } from 'node:http'
import { pause } from './processes.mjs'

/** @param {string} url @returns {Promise<{ status: number, body: string } | null>} null when nobody answers */
export const ask = (url) =>
  new Promise((resolve) => {
    const request = get(url, { timeout: 3000, agent: false }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (part) => (body += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
      response.on('error', () => resolve(null))
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(null))
  })

/**
 * Asks until the answer is 200.
 * @param {string} url
 * @param {{ limitMs: number, isOver: () => boolean, onSlow?: (answer: string) => void }} options `isOver` gives up at once; `onSlow` is told every 30 s what came instead
 * @returns {Promise<{ ok: boolean, last: string }>}
 */
export async function waitUntilOk(url, { limitMs, isOver, onSlow }) {
  const began = Date.now()
  let toldAt = began
  let last = 'no answer'
  while (!isOver() && Date.now() - began < limitMs) {
    const answer = await ask(url)
    if (answer?.status === 200) return { ok: true, last: '' }
    last = answer ? `${answer.status} ${answer.body.slice(0, 300)}` : 'no answer'
    if (onSlow && Date.now() - toldAt > 30_000) {
      toldAt = Date.now()
      onSlow(last)
    }
    await pause(100)
  }
  return { ok: false, last }
}
