#!/usr/bin/env node
// Enters the records of an example over REST, as its administrator would in the panel. What is there already stays as it is, so it may be run again.
//
//   node scripts/enterRecords.mjs http://kelda.localhost:3000 docs/examples/kelda/records.json
//
// ADMIN_EMAIL and ADMIN_PASSWORD say who enters them. A row of the file has: `in`, the collection; `data`; `by`, the fields that a record is known again
// by; `as`, a name that later rows write as "$name" for its id; `file`, a picture beside the file of records; `fetch` for an account whose figures the
// worker is to fetch at once, as the panel asks it to where figures are old: it would else wait for somebody to open the account, or for the night.
import { readFileSync } from 'node:fs'
import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { dirname, join } from 'node:path'

const [address, recordsFile] = process.argv.slice(2)
const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env
if (!address || !recordsFile || !email || !password) {
  process.stderr.write('ADMIN_EMAIL=… ADMIN_PASSWORD=… node scripts/enterRecords.mjs <address of the brand> <file of records>\n')
  process.exit(2)
}
const base = new URL(address)
let cookie = ''

/** One request to the brand. A name that ends with .localhost is this machine, whether or not the system knows such names. */
function send(method, path, body, type = 'application/json') {
  const raw = body === undefined ? undefined : Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body))
  const headers = { host: base.host, ...(cookie ? { cookie } : {}), ...(raw ? { 'content-type': type, 'content-length': raw.length } : {}) }
  const host = base.hostname.endsWith('.localhost') ? '127.0.0.1' : base.hostname
  return new Promise((resolve, reject) => {
    const sent = (base.protocol === 'https:' ? overHttps : overHttp)(
      { host, servername: base.hostname, port: base.port || (base.protocol === 'https:' ? 443 : 80), method, path, headers },
      (response) => {
        const parts = []
        response.on('data', (part) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const text = Buffer.concat(parts).toString('utf8')
          if (response.statusCode >= 300) return reject(new Error(`${method} ${path}: ${response.statusCode} ${text.slice(0, 600)}`))
          resolve({ answer: JSON.parse(text), cookies: response.headers['set-cookie'] ?? [] })
        })
      },
    )
    sent.on('error', reject)
    sent.end(raw)
  })
}

/** A record with its picture, as the panel sends it. */
function pictureForm(data, file) {
  const boundary = 'quayside-example'
  const part = (head, content) => [Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), content, Buffer.from('\r\n')]
  const body = Buffer.concat([
    ...part('Content-Disposition: form-data; name="_payload"', Buffer.from(JSON.stringify(data))),
    ...part(
      `Content-Disposition: form-data; name="file"; filename="${file}"\r\nContent-Type: image/svg+xml`,
      readFileSync(join(dirname(recordsFile), file)),
    ),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  return [body, `multipart/form-data; boundary=${boundary}`]
}

const ids = new Map()
const withIds = (value) => {
  if (Array.isArray(value)) return value.map(withIds)
  if (typeof value === 'string' && value.startsWith('$')) return ids.get(value.slice(1))
  return value !== null && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withIds(each)]))
    : value
}

const signedIn = await send('POST', '/api/users/login', { email, password })
cookie = signedIn.cookies.map((set) => set.split(';', 1)[0]).join('; ')

let entered = 0
const rows = JSON.parse(readFileSync(recordsFile, 'utf8'))
for (const { as, by, data: written, fetch: isFetched, file, in: collection } of rows) {
  const data = withIds(written)
  const asked = new URLSearchParams({ depth: '0', limit: '1' })
  for (const [at, field] of by.entries()) asked.set(`where[and][${at}][${field}][equals]`, String(data[field]))
  const [known] = (await send('GET', `/api/${collection}?${asked}`)).answer.docs
  const record = known ?? (await send('POST', `/api/${collection}`, ...(file ? pictureForm(data, file) : [data]))).answer.doc
  if (!known) entered += 1
  if (isFetched) await send('POST', `/api/panel/accounts/${record.id}/fetch`, {})
  if (as) ids.set(as, record.id)
}
process.stdout.write(`${entered} of ${rows.length} records entered${entered < rows.length ? '; the others are there already' : ''}\n`)
