import type { Request, RequestHandler, Response } from 'express'
import type { Payload } from 'payload'
import { actorOf } from '../../../collections/access/actorOf'
import { isPlatformAdmin } from '../../../collections/access/rolesOf'
import type { Mail, Sm as Sms } from '../../../collections/payload-types'
import { escapeHtml } from '../escapeHtml'
import { sendError } from '../http/sendError'
import { presentMail } from '../mail/presentMail'
import { settings } from '../settings'
import { pinText } from '../sms/pinText'

/** The pages carry styles on their elements and nothing else; whatever a mail holds, it runs and loads nothing. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox allow-popups allow-top-navigation-by-user-activation"

/**
 * The outboxes of a demo as pages: `/dev/mailbox`, a mail as `/dev/mailbox/<id>` (HTML) and `/dev/mailbox/<id>.txt`, a text message with its
 * PIN as `/dev/mailbox/sms/<id>.txt`. For platform admins; for everybody else, and wherever DEMO is off, there is no such address.
 */
export const mailbox =
  (payload: Payload): RequestHandler =>
  async (req, res) => {
    const isOpen = settings().isDemo && req.method === 'GET' && (await isAdmin(payload, req))
    if (!isOpen) return sendError(res, 404, 'not_found', 'Not found')
    res.setHeader('content-security-policy', policy)
    res.setHeader('cache-control', 'private, no-store')
    const [, smsId] = /^\/sms\/([\w-]+)\.txt$/.exec(req.path) ?? []
    if (smsId) return showSms(payload, res, smsId)
    const [, id, part] = /^\/([\w-]+?)(\.txt|\/file)?$/.exec(req.path) ?? []
    return id ? showMail(payload, res, id, part ?? '') : showList(payload, res)
  }

async function isAdmin(payload: Payload, req: Request): Promise<boolean> {
  const headers = new Headers({ cookie: req.headers.cookie ?? '', host: req.headers.host ?? '' })
  const { user } = await payload.auth({ headers })
  return isPlatformAdmin(actorOf({ user }))
}

async function showMail(payload: Payload, res: Response, id: string, part: string): Promise<void> {
  // rights: of a platform admin, who was asked for above.
  const mail = await payload.findByID({ collection: 'mails', id, depth: 0, overrideAccess: true, disableErrors: true })
  if (!mail) return sendError(res, 404, 'not_found', 'Not found')
  const { attachment, html, text } = presentMail(mail)
  if (part === '') return void res.type('html').send(html)
  res.type('text/plain').send(part === '.txt' ? text : (attachment?.text ?? ''))
}

async function showSms(payload: Payload, res: Response, id: string): Promise<void> {
  // rights: as above.
  const sms = await payload.findByID({ collection: 'sms', id, depth: 0, overrideAccess: true, disableErrors: true })
  if (!sms) return sendError(res, 404, 'not_found', 'Not found')
  res.type('text/plain').send(pinText(sms))
}

async function showList(payload: Payload, res: Response): Promise<void> {
  // rights: as above.
  const { docs } = await payload.find({ collection: 'mails', sort: '-createdAt', limit: 100, depth: 0, overrideAccess: true })
  // rights: as above.
  const messages = await payload.find({ collection: 'sms', sort: '-createdAt', limit: 100, depth: 0, overrideAccess: true })
  const rows = docs.map(rowOf).join('')
  res.type('html').send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mailbox</title>
<style>:root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}table{border-collapse:collapse;width:100%}td,th{text-align:start;padding:.4rem .75rem .4rem 0;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent)}</style></head>
<body><h1>Mailbox</h1><p>The last hundred mails of this demo${settings().mail.smtpUrl ? '' : '. There is no SMTP_URL, so none is sent'}.</p>
<table><thead><tr><th>Made</th><th>To</th><th>Subject</th><th>State</th><th></th></tr></thead><tbody>${rows}</tbody></table>
<h2>Text messages</h2><p>The last hundred${settings().sms ? '' : '. There is no SMS_URL, so they are shown here and on the console alone'}.</p>
<table><thead><tr><th>Made</th><th>To</th><th>Text</th><th>State</th></tr></thead><tbody>${messages.docs.map(smsRowOf).join('')}</tbody></table></body></html>`)
}

function rowOf(mail: Mail): string {
  const { attachment, subject } = presentMail(mail)
  const address = `/dev/mailbox/${encodeURIComponent(mail.id)}`
  return `<tr>${cellsOf(mail.createdAt, mail.to, subject, mail.state)}<td><a href="${address}">HTML</a> <a href="${address}.txt">text</a>${attachment ? ` <a href="${address}/file">${escapeHtml(attachment.name)}</a>` : ''}</td></tr>`
}

const smsRowOf = (sms: Sms): string => `<tr>${cellsOf(sms.createdAt, sms.to, pinText(sms), sms.state)}</tr>`

const cellsOf = (made: string, ...rest: readonly string[]): string =>
  [made.slice(0, 16).replace('T', ' '), ...rest].map((text) => `<td>${escapeHtml(text)}</td>`).join('')
