/** What is to be done with a record, and when its editor wants it. */
export type Due = Readonly<{ collection: string; id: string; action: 'publish' | 'unpublish'; at: string }>
