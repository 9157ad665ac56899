/** Whether the panel has a word for what a record calls a job or a mail: rows may be older than the product. */
export const hasWord = <Words extends object>(words: Words, name: unknown): name is keyof Words & string =>
  typeof name === 'string' && Object.hasOwn(words, name)
