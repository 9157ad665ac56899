import type { Payload } from 'payload'
import type { FetchedData } from './fetchData'

type Kept = Readonly<{ name: string; process: string; data: FetchedData }>

/** Replaces a dataset by one statement, or makes it; of two that make it at once the database lets one in, and the other replaces it. */
export async function saveDataset(payload: Payload, { data: { bytes, columns, rows }, name, process }: Kept): Promise<void> {
  const now = new Date().toISOString()
  const data = { name, process, columns, rows, rowCount: rows.length, bytes, fetchedAt: now }
  const where = { name: { equals: name } }
  // rights: the worker's own; nobody else writes datasets.
  const replaced = () => payload.db.updateOne({ collection: 'datasets', where, data, options: { atomic: true } })
  if (await replaced()) return
  try {
    await payload.db.create({ collection: 'datasets', data: { ...data, createdAt: now, updatedAt: now }, returning: false })
  } catch (error) {
    if (!(await replaced())) throw error
  }
}
