/** Kind and name of a document as `both` writes them; the name alone where it begins with its kind. */
export const documentLabel = (type: string, name: string, both: (parts: { type: string; name: string }) => string): string =>
  name.toLowerCase().startsWith(type.toLowerCase()) ? name : both({ type, name })
