/** A file name that every system takes: the characters that some forbid become spaces. */
export const csvFileName = (...parts: string[]): string =>
  `${parts.map((part) => part.replace(/[\\/:*?"<>|\s\u0000-\u001f]+/g, ' ').trim()).join('_')}.csv`
