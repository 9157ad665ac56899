import { randomBytes } from 'node:crypto'
import type { Answer, Client } from './client'

type File = { name: string; type: string; data: Buffer }

/** Fields and a file as Payload's REST API takes them. */
export function uploadForm(fields: object, file: File): { body: Buffer; headers: Record<string, string> } {
  const boundary = `quayside${randomBytes(12).toString('hex')}`
  const part = (head: string, data: Buffer) => [Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), data, Buffer.from('\r\n')]
  const body = Buffer.concat([
    ...part('Content-Disposition: form-data; name="_payload"', Buffer.from(JSON.stringify(fields))),
    ...part(`Content-Disposition: form-data; name="file"; filename="${file.name}"\r\nContent-Type: ${file.type}`, file.data),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

export type Doc = { id: string } & Record<string, unknown>

/** The document in an answer; throws with the answer when it is not the expected success. */
export function docOf(answer: Answer, status = 201): Doc {
  const body = answer.body as { doc?: Doc } | undefined
  if (answer.status !== status || !body?.doc)
    throw new Error(`expected ${status} with a document, got ${answer.status} ${answer.text.slice(0, 600)}`)
  return body.doc
}

export const create = async (as: Client, collection: string, data: object): Promise<Doc> => docOf(await as.post(`/api/${collection}`, data))

export async function upload(as: Client, collection: string, data: object, file: File): Promise<Doc> {
  const { body, headers } = uploadForm(data, file)
  return docOf(await as.send('POST', `/api/${collection}`, { body, headers }))
}

export const docsOf = (answer: Answer): Doc[] => {
  const body = answer.body as { docs?: Doc[] } | undefined
  if (answer.status !== 200 || !body?.docs) throw new Error(`expected a list, got ${answer.status} ${answer.text.slice(0, 600)}`)
  return body.docs
}
