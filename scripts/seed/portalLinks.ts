import type { PayloadRequest } from 'payload'
import type { Navigation, Portal } from '../../collections/payload-types'

/* rights: everything here runs before anybody can sign in; see people.ts. */

type Link = Pick<Navigation, 'name' | 'link' | 'icon' | 'visible' | 'subnavigation'>

const everybody = ['Admin', 'Advisor', 'Investor'] as const

const linksOfAkta: readonly Link[] = [
  { name: 'Market letter', link: 'https://akta.example/letter', icon: 'news', visible: [...everybody] },
  {
    name: 'Help',
    icon: 'help',
    visible: [...everybody],
    subnavigation: [
      { name: 'How returns are counted', link: 'https://akta.example/help/returns', visible: [...everybody] },
      { name: 'Moving a pension to us', link: 'https://akta.example/help/pensions', visible: ['Investor'] },
      { name: 'Handbook for advisors', link: 'https://akta.example/handbook', visible: ['Advisor', 'Admin'] },
    ],
  },
  { name: 'Complaints and compensation', link: 'https://akta.example/complaints', icon: 'shield', visible: ['Investor'] },
]

const linksOfBowmore: readonly Link[] = [
  { name: 'Client letter', link: 'https://bowmore.example/client-letter', icon: 'news', visible: [...everybody] },
  { name: 'Scottish income tax', link: 'https://bowmore.example/help/scottish-income-tax', icon: 'help', visible: ['Advisor', 'Investor'] },
  { name: 'Complaints and compensation', link: 'https://bowmore.example/complaints', icon: 'shield', visible: ['Investor'] },
]

const linksOfIolcus: readonly Link[] = [
  { name: 'Επιστολή προς πελάτες', link: 'https://iolcus.example/epistoli', icon: 'news', visible: [...everybody] },
  {
    name: 'Βοήθεια',
    icon: 'help',
    visible: [...everybody],
    subnavigation: [
      { name: 'Πώς υπολογίζονται οι αποδόσεις', link: 'https://iolcus.example/voitheia/apodoseis', visible: [...everybody] },
      { name: 'Οδηγός συμβούλων', link: 'https://iolcus.example/odigos', visible: ['Advisor', 'Admin'] },
    ],
  },
  { name: 'Παράπονα και αποζημίωση', link: 'https://iolcus.example/parapona', icon: 'shield', visible: ['Investor'] },
]

const linksOf = { akta: linksOfAkta, bowmore: linksOfBowmore, iolcus: linksOfIolcus } as const

/** The links of a brand's portal, unless it has some. */
export async function seedPortalLinks(req: PayloadRequest, portal: Portal, brand: keyof typeof linksOf): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'navigation',
    where: { portal: { equals: portal.id } },
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0) return
  for (const link of linksOf[brand])
    await req.payload.create({ collection: 'navigation', data: { ...link, portal: portal.id }, depth: 0, overrideAccess: true, req })
}
