/** How much longer a word becomes: that of a language with long words. */
const growth = 0.4

/**
 * A file of texts of the build (`texts-<locale>-….js`) with every word 40 % longer, for looking at what a longer language does to a screen. Values that a
 * text asks for, and what the code compares with, stay as they are.
 */
export const withLongerTexts = (script: string): string =>
  script.replaceAll(/(type:(\d),)?("[^"]+"|\w+):`([^`]*)`/g, (all: string, part: string | undefined, type: string | undefined, key: string, text: string) =>
    (type === undefined && key !== 'pluralType') || type === '0' ? `${part ?? ''}${key}:\`${longer(text)}\`` : all,
  )

/** Each word grows by its own letters, so that it breaks where that word would. */
export const longer = (text: string): string =>
  text.replaceAll(/\p{L}[\p{L}\u00AD]*/gu, (word) => word + [...word.replaceAll('\u00AD', '').toLowerCase()].slice(0, Math.round(word.length * growth)).join(''))
