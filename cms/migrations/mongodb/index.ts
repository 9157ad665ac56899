import type { Migration } from 'payload'

/** MongoDB needs no schema; this list is for changes of data. */
export const migrations: Migration[] = []
