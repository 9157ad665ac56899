import { ExternalLink } from 'lucide-react'
import type { PayloadRequest } from 'payload'
import { brandOrigin } from '../../server/mail/brandOrigin'
import { brands } from '../../server/brands'
import { panelTexts } from '../texts/panelTexts'
import { recordWords } from '../texts/recordWords'

type Props = Readonly<{ id?: string | number; req?: PayloadRequest; slug: 'accounts' | 'portals' | 'portfolios' }>

/** Leads from a record to its page in the portal, on the portal's own address; none where the portal or its brand is missing. */
export async function OpenInPortal({ id, req, slug }: Props) {
  if (id === undefined || !req) return null
  const href = await addressOf(req, slug, String(id))
  if (href === null) return null
  const words = recordWords[panelTexts(req.i18n.language).language]
  return (
    <a className="qs-button" href={href} target="_blank" rel="noreferrer">
      <ExternalLink aria-hidden="true" />
      {words.openInPortal}
    </a>
  )
}

async function addressOf(req: PayloadRequest, slug: Props['slug'], id: string): Promise<string | null> {
  const doc: unknown = await req.payload.findByID({
    collection: slug,
    id,
    depth: slug === 'portfolios' ? 2 : 1,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  const account = slug === 'portfolios' ? partOf(doc, 'account') : doc
  const portal = slug === 'portals' ? doc : partOf(account, 'portal')
  const [address, brandName] = [partOf(portal, 'slug'), partOf(portal, 'brand')]
  const brand = typeof brandName === 'string' ? brands().get(brandName) : undefined
  if (!brand || typeof address !== 'string') return null
  const page = slug === 'accounts' ? `/account/${id}` : slug === 'portfolios' ? `/portfolio/${id}` : ''
  return `${brandOrigin(brand)}/dashboard/${address}${page}`
}

const partOf = (doc: unknown, key: string): unknown =>
  doc !== null && typeof doc === 'object' ? (doc as Record<string, unknown>)[key] : undefined
