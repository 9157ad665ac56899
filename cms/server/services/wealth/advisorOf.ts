import type { AccountScope } from './accountScope'

type Advisor = { name: string; email: string | null; phone: string | null }

/** The first advisor of an account whom the person may see; null when there is none. */
export async function advisorOf({ account, req }: AccountScope): Promise<Advisor | null> {
  const ids = (account.owners ?? []).map((owner) => (typeof owner === 'string' ? owner : owner.id))
  if (ids.length === 0) return null
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    select: { name: true, email: true, phone: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const advisor = ids.flatMap((id) => docs.find((user) => user.id === id) ?? [])[0]
  return advisor ? { name: advisor.name, email: advisor.email, phone: advisor.phone ?? null } : null
}
