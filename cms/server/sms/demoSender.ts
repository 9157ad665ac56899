import type { SmsSender } from './sms'

/**
 * The sender of a demo without a gateway: one line on the console, which `npm start` shows and writes to no log, since a PIN stands in it
 * (`scripts/lib/service.mjs` knows it by its first word).
 */
export const demoSender: SmsSender = {
  send: ({ text, to }) => {
    process.stdout.write(`SMS to ${to}: ${text.replaceAll('\n', ' ')}\n`)
    return Promise.resolve({ kind: 'taken', answer: 'shown on the console of the demo' })
  },
}
