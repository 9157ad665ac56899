import { ExternalLink } from 'lucide-react'
import type { ServerProps } from 'payload'
import { idOf } from '../../../collections/idOf'
import { brandOrigin } from '../../server/mail/brandOrigin'
import { brands } from '../../server/brands'
import { panelTexts } from '../texts/panelTexts'
import { recordWords } from '../texts/recordWords'

type Props = Pick<ServerProps, 'i18n' | 'payload' | 'user'> &
  Readonly<{ id?: string | number; slug: 'accounts' | 'portals' | 'portfolios' }>

/** Leads from a record to its page in the portal, on the portal's own address; none where the portal or its brand is missing. */
export async function OpenInPortal(props: Props) {
  if (props.id === undefined) return null
  const href = await addressOf(props)
  if (href === null) return null
  const words = recordWords[panelTexts(props.i18n.language).language]
  return (
    <a className="qs-button" href={href} target="_blank" rel="noreferrer">
      <ExternalLink aria-hidden="true" />
      {words.openInPortal}
    </a>
  )
}

async function addressOf({ id = '', payload, slug, user }: Props): Promise<string | null> {
  const read = (collection: Props['slug'], recordId: string): Promise<unknown> =>
    payload.findByID({ collection, id: recordId, depth: 1, disableErrors: true, overrideAccess: false, user: user ?? undefined })
  const doc = await read(slug, String(id))
  const account = slug === 'portfolios' ? await read('accounts', idOf(partOf(doc, 'account')) ?? '') : doc
  const portal = slug === 'portals' ? doc : partOf(account, 'portal')
  const [address, brandName] = [partOf(portal, 'slug'), partOf(portal, 'brand')]
  const brand = typeof brandName === 'string' ? brands().get(brandName) : undefined
  if (!brand || typeof address !== 'string') return null
  const page = slug === 'accounts' ? `/account/${id}` : slug === 'portfolios' ? `/portfolio/${id}` : ''
  return `${brandOrigin(brand)}/dashboard/${address}${page}`
}

const partOf = (doc: unknown, key: string): unknown =>
  doc !== null && typeof doc === 'object' ? (doc as Record<string, unknown>)[key] : undefined
