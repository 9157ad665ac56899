import type { PayloadRequest } from 'payload'
import type { DesignedNavigation } from '../../../../shared/contracts/navigation'
import { designedLinkSchema } from '../../../../shared/contracts/navigation'
import { notFound } from '../../http/notFound'
import { type Rows, loadRows, saveRows } from '../rows/saveRows'

const ofPortal = (id: string) => ({ collection: 'navigation', field: 'portal', id }) as const

async function assertPortal(req: PayloadRequest, id: string): Promise<void> {
  if (!(await req.payload.findByID({ collection: 'portals', id, depth: 0, disableErrors: true, overrideAccess: false, req })))
    throw notFound()
}

/** The navigation of a portal as its designer shows it. Throws a 404 for a portal that nobody has. */
export async function loadNavigation(req: PayloadRequest, portal: string): Promise<DesignedNavigation> {
  await assertPortal(req, portal)
  return present(await loadRows(req, ofPortal(portal)))
}

/** Saves it whole. Throws as `saveRows` does. */
export async function saveNavigation(
  req: PayloadRequest,
  portal: string,
  { links, version }: DesignedNavigation,
): Promise<DesignedNavigation> {
  await assertPortal(req, portal)
  return present(await saveRows(req, ofPortal(portal), { version, rows: links }))
}

const present = ({ rows, version }: Rows): DesignedNavigation => ({
  version,
  links: rows.map((row) =>
    designedLinkSchema.parse({ ...row, link: row.link ?? null, icon: row.icon ?? 'link', subnavigation: row.subnavigation ?? [] }),
  ),
})
