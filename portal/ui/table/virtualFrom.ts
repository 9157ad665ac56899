/** From so many rows on, only those near the screen are in the document. */
export const virtualFrom = 500
/** A row of two lines, in pixels, until it has been measured. */
export const estimatedHeight = 49
