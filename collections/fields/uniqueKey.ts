import type { TextField } from 'payload'
import { never } from '../access/never'

/** A text that a hook makes, unique in the database whoever writes first; no person reads or writes it, and a copy of the record gets its own. */
export const uniqueKey = (name: string): TextField => ({
  name,
  type: 'text',
  unique: true,
  index: true,
  access: { read: never, create: never, update: never },
  admin: { hidden: true },
})
