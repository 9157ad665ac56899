import type { Request } from 'express'

/** Deepest nesting of JSON that is read. Ours has less than ten levels, rich text some twenty. */
export const maxJsonDepth = 60

export class BodyError extends Error {
  constructor(
    readonly status: 400 | 413,
    readonly code: 'invalid_input' | 'too_large',
    message: string,
  ) {
    super(message)
  }
}

/**
 * The whole body of a request, counted while it is read. Throws a `BodyError` 413 as soon as there is more than `maxBytes`, before
 * anything is parsed. What is left of it then is read and thrown away, so that the next request on the connection is not taken for it.
 */
export async function readBody(req: Request, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => {
    req.resume()
    return new BodyError(413, 'too_large', `The body is larger than ${maxBytes} bytes`)
  }
  if (Number(req.headers['content-length'] ?? 0) > maxBytes) throw tooLarge()
  const parts: Buffer[] = []
  let bytes = 0
  return new Promise((resolve, reject) => {
    const onData = (part: Buffer) => {
      bytes += part.length
      if (bytes <= maxBytes) return void parts.push(part)
      req.off('data', onData)
      reject(tooLarge())
    }
    req.on('data', onData)
    req.once('end', () => resolve(Buffer.concat(parts)))
    req.once('error', reject)
    req.once('close', () => reject(new BodyError(400, 'invalid_input', 'The body ended early')))
  })
}

/** Throws a `BodyError` 400 when JSON nests deeper than `maxJsonDepth`: parsed, it would outgrow the stack of whatever walks it. */
export function checkJsonDepth(json: Buffer): void {
  let depth = 0
  let isText = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]
    if (isText) {
      if (byte === backslash) at++
      else if (byte === quote) isText = false
    } else if (byte === quote) isText = true
    else if (byte === openBrace || byte === openBracket) {
      depth += 1
      if (depth > maxJsonDepth) throw new BodyError(400, 'invalid_input', `The body nests deeper than ${maxJsonDepth} levels`)
    } else if (byte === closeBrace || byte === closeBracket) depth -= 1
  }
}

const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket] = [...Buffer.from('"\\{}[]')]
