/** Under which the last good answers of a feed are kept. No source of wealth data is called so: names have no colon. */
export const keptFeedName = (feed: string): string => `market:${feed}`
