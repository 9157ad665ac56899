/**
 * An answer of JSON that keeps its text. A `Response` would write it into bytes and lead them through a stream, to be gathered again for the socket,
 * which took longer than to write the text. Whoever reads it as a `Response` gets the same, as often as they like.
 */
export class JsonAnswer extends Response {
  readonly written: string

  /** Throws a `TypeError` for what JSON has no text for. */
  constructor(value: unknown, init: Readonly<Pick<ResponseInit, 'headers' | 'status' | 'statusText'>> = {}) {
    super(null, init)
    if (!this.headers.has('content-type')) this.headers.set('content-type', 'application/json')
    const written = JSON.stringify(value) as string | undefined
    if (written === undefined) throw new TypeError('Value is not JSON serializable')
    this.written = written
  }

  override get body(): Response['body'] {
    return new Response(this.written).body
  }

  override text(): Promise<string> {
    return Promise.resolve(this.written)
  }

  override json(): Promise<unknown> {
    return Promise.resolve(JSON.parse(this.written))
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return new Response(this.written).arrayBuffer()
  }

  override blob(): Promise<Blob> {
    return new Response(this.written, { headers: this.headers }).blob()
  }

  override clone(): JsonAnswer {
    return this
  }
}

/** Has `Response.json` of this process make such answers: Payload's endpoints answer by it, and the lists of the panel and of the portal come from them. */
export function keepTextOfAnswers(): void {
  const json = (value: unknown, init?: ResponseInit): Response => new JsonAnswer(value, init)
  Object.assign(Response, { json })
}
