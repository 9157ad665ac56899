import type { PayloadRequest } from 'payload'
import { actsBy } from '../../../../collections/hooks/logActivity'
import { idOf } from '../../../../collections/idOf'
import type { Actor } from '../../../../collections/access/rolesOf'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { type ViewSection, viewSectionNamed } from '../../../../shared/domain/viewSections'
import type { ScreenId } from '../../../../shared/routes/screens'
import { screenHeader, screenNamed } from '../../../../shared/routes/viewedScreen'
import { boundedCache } from '../../boundedCache'
import { whatWasRead } from './whatWasRead'
import { writeViewBehind } from './viewWrites'

/** The screen that an endpoint answers for, and what the log calls it where that is not the screen's own name. */
export type ShownOn = Readonly<{ screen: ScreenId; section?: ViewSection }>

/** A screen is left when nothing of it has been asked for so long: what refreshes it meanwhile is the same view. */
const windowMs = 10 * 60_000
/** People and screens of the last minutes; one that had to go is noted once more. */
const seen = boundedCache<true>('views', { bytes: 4_000_000, ttlMs: windowMs })

/**
 * Notes that somebody looks at a screen (decision 292): an answer that is shown on it has just been read with their rights. Only what the portal's
 * own screen asked for counts; a program that reads the API looks at none. Returns at once, and writes later.
 */
export function noteView(req: PayloadRequest, actor: Actor, brand: Brand, shown: ShownOn): void {
  const named = screenNamed(req.headers.get(screenHeader))
  const section = named?.screen === shown.screen ? viewSectionNamed(named.tab ?? shown.section ?? shown.screen) : null
  if (section === null) return
  const { account: found, portal, portfolio } = whatWasRead(req)
  // A person's home shows all of their accounts together: it is the portal that they look at.
  const account = shown.screen === 'clients' ? undefined : found
  const user = actsBy(req) ?? actor.id
  // Not every read of an account looks its portal up.
  const key = [user, brand.name, section, account?.id ?? portal?.id, portfolio?.id].join(' ')
  const isSeen = seen.has(key)
  // Set anew each time: the window is counted from the last time that it was asked for.
  seen.set(key, true)
  if (isSeen) return
  const record = account ? { collection: 'accounts', ...account } : portal ? { collection: 'portals', ...portal } : null
  writeViewBehind(req.payload, {
    section,
    user,
    portal: found ? idOf(found.portal) : (portal?.id ?? null),
    collection: record?.collection ?? null,
    recordId: record?.id ?? null,
    recordTitle: record?.name ?? null,
    // As for a sign-in: without a portal of its own it counts in the person's portals of the brand.
    info: portfolio?.name ?? (record === null ? brand.name : null),
    createdAt: new Date().toISOString(),
  })
}
