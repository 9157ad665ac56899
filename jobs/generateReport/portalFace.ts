import { buffer } from 'node:stream/consumers'
import type { Payload } from 'payload'
import { fileStore } from '../../cms/server/files/fileStore'
import { contentTypeOf } from '../../cms/server/files/withStoredFiles'
import { logger } from '../../cms/server/logger'
import { idsOf } from '../../collections/idsOf'
import type { Report } from '../../collections/payload-types'
import { portalLogoPath } from '../../shared/routes/portalLogo'
import type { ThemeName } from '../../shared/theme/themes'
import { themeNameSchema } from '../../shared/theme/themeSchemas'
import type { ReportPage } from '../pdf/answerRequest'

type Face = Readonly<{ theme: ThemeName | null; logo: NonNullable<ReportPage['logo']> | null }>

/** A picture beyond this is no logo; the brand's mark stands in its place. */
const largestLogo = 2_000_000

/** Theme and logo of the portal that a report was asked for in; null where it has none, or is no longer there. */
export async function portalFace(payload: Payload, { brand, portalSlug }: Pick<Report, 'brand' | 'portalSlug'>): Promise<Face> {
  const { docs } = await payload.find({
    collection: 'portals',
    where: { and: [{ slug: { equals: portalSlug } }, { brand: { equals: brand } }] },
    select: { theme: true, photo: true },
    limit: 1,
    pagination: false,
    depth: 0,
    // rights: the worker's own, as a portal's theme and logo are its public face.
    overrideAccess: true,
  })
  const theme = themeNameSchema.safeParse(docs[0]?.theme)
  const bytes = await logoOf(payload, idsOf(docs[0]?.photo)[0] ?? null)
  return {
    theme: theme.success ? theme.data : null,
    logo: bytes && { path: portalLogoPath(portalSlug), ...bytes },
  }
}

async function logoOf(payload: Payload, id: string | null): Promise<{ contentType: string; body: Buffer } | null> {
  if (id === null) return null
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { equals: id } },
    select: { filename: true, url: true },
    limit: 1,
    pagination: false,
    depth: 0,
    // rights: as above.
    overrideAccess: true,
  })
  const filename = docs[0]?.filename
  if (!filename) return null
  try {
    const size = await fileStore().size(`media/${filename}`)
    if (size === null || size > largestLogo) return null
    return { contentType: contentTypeOf(filename), body: await buffer(await fileStore().read(`media/${filename}`)) }
  } catch (error) {
    // A report without its logo is better than none.
    logger.warn({ msg: 'logo of a report could not be read', file: filename, err: error })
    return null
  }
}
