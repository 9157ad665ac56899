/** What a document is, in the words of the specification; `Prospectus and Brochures` is shown as tax documents. */
export const documentTypes = [
  'Valuations and Statements',
  'Legacy Valuations and Statements',
  'Legacy Transactions',
  'Factsheet',
  'Prospectus and Brochures',
  'Forms and Account documents',
  'CCR',
  'CN',
  'Other',
] as const
export type DocumentType = (typeof documentTypes)[number]

/** What clients may bring themselves. */
export const uploadableTypes = ['Forms and Account documents'] as const satisfies readonly DocumentType[]
