import type { CollectionAfterChangeHook } from 'payload'

type Trashable = Readonly<{ id: string; deletedAt?: string | null }>

/** The figures of a portfolio are hidden with it when it goes to the trash, and come back with it. */
export const hideFigures: CollectionAfterChangeHook<Trashable> = async ({ doc, previousDoc, req }) => {
  const isTrashed = Boolean(doc.deletedAt)
  if (isTrashed === Boolean(previousDoc?.deletedAt)) return
  await req.payload.db.updateOne({
    collection: 'figures',
    where: { subject: { equals: `portfolio/${doc.id}` } },
    data: { isHidden: isTrashed },
    options: { atomic: true },
    req,
  })
}
