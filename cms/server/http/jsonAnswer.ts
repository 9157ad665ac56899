/**
 * An answer of JSON that keeps its text. A `Response` would write it into bytes and lead them through a stream, to be gathered again for the socket,
 * which took longer than to write the text. Whoever reads it as a `Response` gets the same; only `body` is empty.
 */
export class JsonAnswer extends Response {
  readonly written: string

  constructor(value: unknown, { headers, status = 200 }: Readonly<{ headers?: Record<string, string>; status?: number }> = {}) {
    super(null, { status, headers: { 'content-type': 'application/json', ...headers } })
    this.written = JSON.stringify(value)
  }

  override text(): Promise<string> {
    return Promise.resolve(this.written)
  }

  override json(): Promise<unknown> {
    return Promise.resolve(JSON.parse(this.written))
  }

  /** Its text is read as often as anybody likes. */
  override clone(): JsonAnswer {
    return this
  }
}
