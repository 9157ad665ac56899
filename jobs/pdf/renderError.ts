/** A report that could not be made. `reason` says for whom to look: the page itself, the browser, or the clock. */
export class RenderError extends Error {
  override readonly name = 'RenderError'
  readonly reason: 'page' | 'timeout' | 'browser'

  constructor(reason: RenderError['reason'], message: string, cause?: unknown) {
    super(message, { cause })
    this.reason = reason
  }
}

/** Whether the browser or its renderer has ended: it answers nothing any more, not even that it should close. */
export const isGone = (error: unknown): boolean => error instanceof RenderError && error.reason === 'browser'
