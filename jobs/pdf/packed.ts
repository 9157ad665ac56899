import { promisify } from 'node:util'
import { deflate } from 'node:zlib'

const deflated = promisify(deflate)

/**
 * Bytes, or a letter a byte, as a stream of a PDF has them with `/FlateDecode`. In a thread of libuv's: it is half of what making a printed page one to keep
 * takes, and meanwhile the worker reads the figures of the next report.
 */
export const packed = (content: string | Uint8Array): Promise<Buffer> =>
  deflated(typeof content === 'string' ? Buffer.from(content, 'latin1') : content)
