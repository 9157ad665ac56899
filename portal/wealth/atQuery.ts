/** Stands for the newest prices where a read asks for a day. */
export const newestPrices = 'newest'

/** What a question asks of the day. */
export const atQuery = (date: string = newestPrices): Readonly<{ date: string | null }> => ({ date: date === newestPrices ? null : date })
