import type { PayloadRequest } from 'payload'
import type { Navigation, Portal } from '../../collections/payload-types'

/* rights: everything here runs before anybody can sign in; see people.ts. */

type Link = Pick<Navigation, 'name' | 'link' | 'icon' | 'visible' | 'subnavigation'>

const everybody = ['Admin', 'Advisor', 'Investor'] as const

const linksOf = ({ company }: { company: string }): readonly Link[] => [
  { name: 'Market letter', link: `${company}/letter`, icon: 'news', visible: [...everybody] },
  {
    name: 'Help',
    icon: 'help',
    visible: [...everybody],
    subnavigation: [
      { name: 'How returns are counted', link: `${company}/help/returns`, visible: [...everybody] },
      { name: 'Moving a pension to us', link: `${company}/help/pensions`, visible: ['Investor'] },
      { name: 'Handbook for advisors', link: `${company}/handbook`, visible: ['Advisor', 'Admin'] },
    ],
  },
  { name: 'Complaints and compensation', link: `${company}/complaints`, icon: 'shield', visible: ['Investor'] },
]

/** The links of a portal, unless it has some. */
export async function seedPortalLinks(req: PayloadRequest, portal: Portal, company: string): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'navigation',
    where: { portal: { equals: portal.id } },
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0) return
  for (const link of linksOf({ company }))
    await req.payload.create({ collection: 'navigation', data: { ...link, portal: portal.id }, depth: 0, overrideAccess: true, req })
}
