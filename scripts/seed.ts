import { createLocalReq, getPayload } from 'payload'
import config from '../payload.config'
import { settings } from '../cms/server/settings'
import { brands } from '../cms/server/brands'
import { seedAdvice } from './seed/advice'
import { seedAkta } from './seed/akta'
import { isDemoBrand, seedBrandPeople } from './seed/brandPeople'
import { seedContent } from './seed/content'
import { seedDocuments } from './seed/documents'
import { seedForms } from './seed/forms'
import { seedOnboarding } from './seed/onboarding'
import { seedPlatformAdmin } from './seed/people'

/** Brands of the demo; an installation's own brands have none of its people. */
const shippedBrands = ['akta', 'bowmore', 'iolcus'] as const

/**
 * Fills the demo in: whatever of it is missing, so that it is safe to run twice and after an interrupted run.
 * CLIENTS is how many accounts the sandbox's book has (100 by default).
 */
async function main(): Promise<void> {
  if (!settings().isDemo) throw new Error('The demo is off (DEMO=off): nothing is seeded into a real installation')
  const payload = await getPayload({ config, key: 'seed', cron: false })
  const req = await createLocalReq({ context: { skipLog: true } }, payload)
  await seedPlatformAdmin(req)
  await seedAkta(req, { clients: Number(process.env.CLIENTS ?? 100) })
  await seedContent(req)
  for (const name of shippedBrands) {
    const brand = brands().get(name)
    if (!brand) continue
    if (isDemoBrand(name)) await seedBrandPeople(req, brand, name)
    await seedForms(req, brand)
    await seedOnboarding(req, name)
    await seedAdvice(req, brand)
    await seedDocuments(req, brand)
  }
  await payload.destroy()
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exit(1)
  },
)
