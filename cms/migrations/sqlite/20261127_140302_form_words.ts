/**
 * The words that a new form starts with are no default of their columns any more: they are those of its editor's language. The columns keep theirs, which
 * nothing reads, for every row names both; to take it away, SQLite would have to write the tables anew.
 */
export const up = (): Promise<void> => Promise.resolve()

export const down = (): Promise<void> => Promise.resolve()
