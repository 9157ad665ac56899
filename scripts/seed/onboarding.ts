import type { PayloadRequest } from 'payload'
import { seedPerson } from './people'
import { seedAccount } from './records'

/* rights: everything here runs before anybody can sign in; see people.ts. */

/** The process by which a brand's portal leads new clients in: its form that is sent once. On akta also somebody who is led so. */
export async function seedOnboarding(req: PayloadRequest, brand: string): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'processes',
    where: { and: [{ brand: { equals: brand } }, { single: { equals: true } }] },
    sort: 'createdAt',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const found = await req.payload.find({
    collection: 'portals',
    where: { slug: { equals: brand } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const [[process], [portal]] = [docs, found.docs]
  if (!process || !portal) return
  if (!portal.onboardingProcess)
    await req.payload.update({
      collection: 'portals',
      id: portal.id,
      data: { onboardingProcess: process.id },
      depth: 0,
      overrideAccess: true,
      req,
    })
  if (brand !== 'akta') return
  const advisor = await seedPerson(req, { email: 'advisor@akta.example', name: 'Imogen Hathersall' })
  const email = 'onboarding@akta.example'
  const client = await seedPerson(req, { email, name: 'Tamsin Orrell', hideIntroText: false, onboardingForm: 'PENDING' })
  await seedAccount(req, {
    name: client.name,
    email,
    client: client.id,
    owners: [advisor.id],
    portal: portal.id,
    currency: 'GBP',
    active: true,
  })
}
