import type { PayloadRequest, Where } from 'payload'
import type { Brand } from '../../shared/brands/brandSchema'
import type { DocumentType } from '../../shared/domain/documentTypes'
import { seedPerson } from './people'
import { plainPdf } from './plainPdf'

/* rights: everything here runs before anybody can sign in; see people.ts. */

type Paper = Readonly<{ name: string; type: DocumentType; lines: readonly string[] }>
type Office = Readonly<{
  /** A second professional, who stands in for the advisor through the access group. */
  colleague: Readonly<{ name: string; title: string; phone: string }>
  group: string
  groupIsFor: string
  /** Of the portal: everybody in it reads them, the first with the terms. */
  portal: readonly Paper[]
  /** Of single accounts. */
  account: readonly Paper[]
}>

const offices: Readonly<Record<string, Office>> = {
  akta: {
    colleague: { name: 'Tobias Renwick', title: 'Client associate', phone: '+44 20 7946 0123' },
    group: 'Harbour desk',
    groupIsFor: 'Colleagues at the harbour, who answer for clients while their advisor is away.',
    portal: [
      {
        name: 'Terms of business 2026',
        type: 'Forms and Account documents',
        lines: ['Akta Wealth', 'Terms of business', 'In force from 1 January 2026'],
      },
      { name: 'Guide to your statements', type: 'Factsheet', lines: ['Akta Wealth', 'How to read a valuation', 'Six figures, one page'] },
    ],
    account: [
      {
        name: 'Client agreement',
        type: 'Forms and Account documents',
        lines: ['Akta Wealth', 'Client agreement', 'Signed by both parties'],
      },
      { name: 'Costs and charges 2025', type: 'CCR', lines: ['Akta Wealth', 'Costs and charges report', '1 January to 31 December 2025'] },
    ],
  },
  bowmore: {
    colleague: { name: 'Morag Sinclair', title: 'Client services', phone: '+44 131 496 0129' },
    group: 'Edinburgh office',
    groupIsFor: 'The office in Edinburgh sees the accounts that it serves papers for.',
    portal: [
      {
        name: 'Order execution policy',
        type: 'Forms and Account documents',
        lines: ['Bowmore Asset Management', 'Order execution policy', 'March 2026'],
      },
    ],
    account: [
      { name: 'Letter of engagement', type: 'Forms and Account documents', lines: ['Bowmore Asset Management', 'Letter of engagement'] },
      { name: 'Contract note, gilt purchase', type: 'CN', lines: ['Bowmore Asset Management', 'Contract note', 'Bought: short gilts'] },
    ],
  },
  iolcus: {
    colleague: { name: 'Νεφέλη Αφετινού', title: 'Εξυπηρέτηση πελατών', phone: '+30 2421 000 129' },
    group: 'Γραφείο Βόλου',
    groupIsFor: 'Το γραφείο του Βόλου εξυπηρετεί τους πελάτες της περιοχής μαζί με τους συμβούλους τους.',
    portal: [
      { name: 'Πολιτική εκτέλεσης εντολών', type: 'Forms and Account documents', lines: ['Iolcus', 'Order execution policy', '2026'] },
    ],
    account: [
      { name: 'Σύμβαση πελάτη', type: 'Forms and Account documents', lines: ['Iolcus', 'Client agreement'] },
      { name: 'Έκθεση κόστους και επιβαρύνσεων 2025', type: 'CCR', lines: ['Iolcus', 'Costs and charges report', '2025'] },
    ],
  },
}

/** Accounts that get papers, and that the access group opens to the colleague. */
const accountsWithPapers = 4

/** A colleague with an access group, and papers of the portal and of some accounts, for a brand that ships. What is there already stays as it is. */
export async function seedDocuments(req: PayloadRequest, { name: brand }: Brand): Promise<void> {
  const office = offices[brand]
  const portal = office && (await portalOf(req, brand))
  if (!office || !portal) return
  const accounts = await accountsIn(req, portal.id)
  const colleague = await seedPerson(req, {
    ...office.colleague,
    email: `office@${brand}.example`,
    isProfessional: true,
    organisation: portal.company,
    userLanguage: portal.portalLanguage,
  })
  await seedGroup(req, { name: office.group, description: office.groupIsFor, team: [colleague.id], clients: accounts })
  for (const [at, paper] of office.portal.entries()) {
    const id = await seedPaper(req, paper, { portal: portal.id })
    if (at === 0 && id !== null) await readWithTerms(req, portal.id, id)
  }
  for (const account of accounts) for (const paper of office.account) await seedPaper(req, paper, { account })
}

async function portalOf(req: PayloadRequest, brand: string) {
  const { docs } = await req.payload.find({
    collection: 'portals',
    where: { and: [{ brand: { equals: brand } }, { active: { equals: true } }] },
    sort: 'createdAt',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const [portal] = docs
  const company = portal?.company
  return portal && typeof company === 'string' ? { id: portal.id, company, portalLanguage: portal.portalLanguage } : null
}

/** Those last in the book, which are nobody's whose sign-in is printed; all of a brand that has no book. */
async function accountsIn(req: PayloadRequest, portal: string): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'accounts',
    where: { and: [{ portal: { equals: portal } }, { active: { equals: true } }] },
    sort: '-externalId',
    limit: accountsWithPapers,
    pagination: false,
    depth: 0,
    joins: false,
    select: { name: true },
    overrideAccess: true,
    req,
  })
  return docs.map(({ id }) => id)
}

type Group = Readonly<{ name: string; description: string; team: string[]; clients: string[] }>

async function seedGroup(req: PayloadRequest, data: Group): Promise<void> {
  const where: Where = { name: { equals: data.name } }
  const { totalDocs } = await req.payload.count({ collection: 'access-groups', where, trash: true, overrideAccess: true, req })
  if (totalDocs === 0) await req.payload.create({ collection: 'access-groups', data, depth: 0, overrideAccess: true, req })
}

/** Its id; null where it is there already. */
async function seedPaper(req: PayloadRequest, { lines, name, type }: Paper, home: Readonly<{ portal: string } | { account: string }>) {
  const [key = '', value] = Object.entries(home)[0] ?? []
  const where: Where = { and: [{ name: { equals: name } }, { [key]: { equals: value } }] }
  const { totalDocs } = await req.payload.count({ collection: 'documents', where, trash: true, overrideAccess: true, req })
  if (totalDocs > 0) return null
  const bytes = plainPdf(lines)
  const { id } = await req.payload.create({
    collection: 'documents',
    data: { name, type, ...home, asOf: '2026-09-30' },
    file: { name: 'paper.pdf', data: bytes, mimetype: 'application/pdf', size: bytes.byteLength },
    depth: 0,
    overrideAccess: true,
    req,
  })
  return id
}

const readWithTerms = (req: PayloadRequest, portal: string, portalDocument: string) =>
  req.payload.update({ collection: 'portals', id: portal, data: { portalDocument }, depth: 0, overrideAccess: true, req })
