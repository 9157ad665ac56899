import { randomUUID } from 'node:crypto'
import { tinyPdf, tinyPng } from '../factories/files'
import { type Answer, type Client } from '../helpers/client'
import { product } from '../helpers/product'
import { docOf, uploadForm } from '../helpers/records'
import { canary, type World } from './world'

export type Collection = string
export type Targets = Readonly<Record<string, string>>

/** An id that nobody has, in the form of the database. */
export const unknownId = (): string => (product().database === 'mongodb' ? randomUUID().replaceAll('-', '').slice(0, 24) : randomUUID())

/** What nobody but an admin or the server may set, on any collection: an update that is let through for the rest must leave these as they were. */
export const protectedFields = {
  admin: true,
  isAdmin: true,
  isProfessional: true,
  isInvestor: true,
  disabled: true,
  sessions: [],
  lastLogin: '2001-01-01T00:00:00.000Z',
  domain: 'taken-over.example',
  createdBy: null,
  updatedBy: null,
  team: [],
  figures: { value: '1.00' },
  externalId: 'taken-over',
  identity: 'taken-over',
  emailKey: 'taken-over',
  client: null,
  portal: null,
  active: false,
  role: 'Financial Advisor',
  isMessenger: true,
  is2FADisabled: true,
  termsAndConditions: { accepted: true, at: '2001-01-01T00:00:00.000Z' },
  lastInviteSend: '2001-01-01T00:00:00.000Z',
  source: 'external_documents',
  documentPath: 'taken-over',
  generatedPdf: true,
  favourite: [],
  members: [],
  deletedAt: null,
  subject: 'taken over',
  body: 'taken over',
  author: null,
  recipient: null,
  recipientOrAuthor: [],
  threadInitiator: null,
  visible: ['Admin'],
  slug: 'taken-over',
  brand: 'bowmore',
  theme: 'tech',
  company: null,
  owner: null,
  subscription: null,
  portalDocument: null,
  onboardingProcess: null,
  newsApi: 'https://taken-over.example',
  explorerApi: 'https://taken-over.example',
}

const [past, stranger] = ['2001-01-01T00:00:00.000Z', 'taken-over']

/**
 * By collection: what a rule of its own guards on its fields, or the server alone writes, with what is tried. `cms/accessMatrix.test.ts` fails for a
 * field with a rule that is not named.
 */
export const protectedIn: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  users: {
    ...{
      admin: true,
      isAdmin: true,
      isProfessional: true,
      isInvestor: true,
      isDelegate: true,
      isMessenger: true,
      disabled: true,
      active: false,
    },
    ...{ email: 'taken-over@access.example', emailVerified: past, is2FADisabled: true, multiFactor: { enabled: true, validated: true } },
    ...{ role: 'Financial Advisor', organisation: null, groups: [], onboardingForm: 'PENDING', clientViews: [], welcomedBy: [stranger] },
    ...{ lastLogin: past, passwordChangedAt: past },
  },
  organisations: { domain: 'taken-over.example' },
  accounts: {
    ...{
      active: false,
      externalId: stranger,
      thirdFinancialId: stranger,
      client: null,
      portal: null,
      source: stranger,
      identity: stranger,
    },
    ...{
      termsAndConditions: { accepted: true, at: past },
      lastInviteSend: past,
      team: [],
      figures: { value: '1.00' },
      emailKey: stranger,
      seat: 99,
    },
  },
  portfolios: { account: null, externalId: stranger, identity: stranger, madeAs: stranger, figures: { value: '1.00' } },
  holdings: { account: null, value: 1, isSoldOut: true },
  transactions: { account: null },
  groups: { members: [], active: false },
  pages: { pictures: [], readers: [], publishedAt: past, publishedBy: null },
  posts: { pictures: [], publishedAt: past, publishedBy: null },
  people: { pictures: [] },
  commentary: { pictures: [], publishedAt: past, publishedBy: null },
  'library-files': { origin: stranger },
  documents: {
    ...{ source: 'external_documents', documentPath: stranger, favourite: [], owner: null, generatedPdf: true, report: null, heldBy: null },
    ...{
      batch: null,
      publishedAt: past,
      version: 9,
      fileHash: stranger,
      corrects: null,
      correctedBy: null,
      correctsPublishedAt: past,
      correctionNote: stranger,
      isNew: true,
    },
  },
  media: { person: null },
  messages: {
    ...{
      subject: stranger,
      body: stranger,
      author: null,
      recipient: null,
      recipientOrAuthor: [],
      group: null,
      process: null,
      portal: null,
    },
    ...{
      attachments: [],
      attachMessage: true,
      notification: stranger,
      mailState: stranger,
      thread: null,
      subthread: null,
      threadInitiator: null,
      archived: true,
    },
  },
  navigation: { name: stranger, portal: null, visible: ['Admin'] },
  portals: {
    ...{ slug: stranger, active: false, brand: 'bowmore', theme: 'tech', company: null, owner: null, subscription: null, advisorsAt: past },
    ...{
      portalDocument: null,
      onboardingProcess: null,
      newsApi: 'https://taken-over.example',
      explorerApi: 'https://taken-over.example',
      seat: 99,
    },
  },
  processes: { brand: 'bowmore' },
  forms: { publishedAt: past, publishedBy: null },
  'data-processes': { state: 'done', lastRunAt: past, problem: stranger, problemAt: past },
  submissions: {
    ...{
      formName: stranger,
      form: null,
      process: null,
      senderName: stranger,
      sender: null,
      organisation: null,
      owners: [],
      owned: 'Organisation',
    },
    ...{
      account: null,
      brand: 'bowmore',
      recipients: [],
      sendCSV: true,
      uploadToLibrary: true,
      autorespond: {},
      data: {},
      asked: {},
      onceKey: stranger,
    },
  },
  'form-files': {
    ...{
      form: null,
      field: stranger,
      submission: null,
      uploader: null,
      brand: 'bowmore',
      account: null,
      organisation: null,
      library: null,
    },
    owned: 'Organisation',
  },
}

/** What somebody who is no admin tries to write into a record. */
export const takenOver = (collection: Collection): object => ({ ...protectedFields, ...protectedIn[collection] })

/** Routes with an id: one call for each target. */
export const idRoutes: Record<string, (client: Client, collection: Collection, id: string) => Promise<Answer>> = {
  read: (client, collection, id) => client.get(`/api/${collection}/${id}?depth=2`),
  update: (client, collection, id) => client.patch(`/api/${collection}/${id}`, client.email === 'admin' ? {} : takenOver(collection)),
  delete: (client, collection, id) => client.del(`/api/${collection}/${id}`),
  duplicate: (client, collection, id) => client.post(`/api/${collection}/${id}/duplicate`, {}),
  version: (client, collection, id) => client.get(`/api/${collection}/versions/${id}`),
  'restore version': (client, collection, id) => client.post(`/api/${collection}/versions/${id}`, {}),
  file: (client, collection, name) => client.get(`/api/${collection}/file/${encodeURIComponent(name)}`),
}

/** Routes of a collection as a whole. */
export const listRoutes: Record<string, (client: Client, collection: Collection, targets: Targets) => Promise<Answer>> = {
  list: (client, collection) => client.get(`/api/${collection}?limit=200&depth=2`),
  versions: (client, collection) => client.get(`/api/${collection}/versions`),
  access: (client, collection, targets) =>
    client.post(`/api/${collection}/access${Object.values(targets)[0] ? `/${Object.values(targets)[0]}` : ''}`, {}),
  'bulk update': (client, collection) => client.patch(`/api/${collection}?where[id][exists]=true`, { name: 'taken over' }),
  // Only an id that nobody has: an admin may delete, and the world is needed by others.
  'bulk delete': (client, collection) =>
    client.del(
      `/api/${collection}?where[id][equals]=${client.email === 'admin' ? unknownId() : ''}${client.email === 'admin' ? '' : '&where[id][exists]=true'}`,
    ),
}

/** Our own routes: the endpoint that each calls, and the targets that its `{…}` stands for. */
export const ownRoutes: Record<
  string,
  { endpoint: string; targets: keyof World['ids'] | 'slugs' | 'composite'; call: (client: Client, id: string) => Promise<Answer> }
> = {
  'clients of portal': {
    endpoint: 'GET /wealth/clients',
    targets: 'slugs',
    call: (client, slug) => client.get(`/api/wealth/clients?portal=${slug}`),
  },
  'last visit of portal': {
    endpoint: 'GET /wealth/last-visit',
    targets: 'slugs',
    call: (client, slug) => client.get(`/api/wealth/last-visit?portal=${slug}`),
  },
  'account form': {
    endpoint: 'GET /editing/accounts/:id',
    targets: 'accounts',
    call: (client, id) => client.get(`/api/editing/accounts/${id}`),
  },
  'new account form': {
    endpoint: 'GET /editing/new-account',
    targets: 'slugs',
    call: (client, slug) => client.get(`/api/editing/new-account?portal=${slug}`),
  },
  'take back a deletion': {
    endpoint: 'POST /editing/restore',
    targets: 'portfolios',
    call: (client, id) => client.post('/api/editing/restore', { collection: 'portfolios', id }),
  },
  'search of portal': {
    endpoint: 'GET /wealth/search',
    targets: 'slugs',
    call: (client, slug) => client.get(`/api/wealth/search?portal=${slug}&q=a`),
  },
  account: { endpoint: 'GET /wealth/accounts/:id', targets: 'accounts', call: (client, id) => client.get(`/api/wealth/accounts/${id}`) },
  'account values': {
    endpoint: 'GET /wealth/accounts/:id/values',
    targets: 'accounts',
    call: (client, id) => client.get(`/api/wealth/accounts/${id}/values`),
  },
  'account allocation': {
    endpoint: 'GET /wealth/accounts/:id/allocation',
    targets: 'accounts',
    call: (client, id) => client.get(`/api/wealth/accounts/${id}/allocation`),
  },
  family: {
    endpoint: 'GET /wealth/family',
    targets: 'slugs',
    call: (client, slug) => client.get(`/api/wealth/family?portal=${slug}`),
  },
  'family values': {
    endpoint: 'GET /wealth/family/values',
    targets: 'slugs',
    call: (client, slug) => client.get(`/api/wealth/family/values?portal=${slug}`),
  },
  'family allocation': {
    endpoint: 'GET /wealth/family/allocation',
    targets: 'slugs',
    call: (client, slug) => client.get(`/api/wealth/family/allocation?portal=${slug}`),
  },
  'account report': {
    endpoint: 'GET /wealth/accounts/:id/report',
    targets: 'accounts',
    call: (client, id) => client.get(`/api/wealth/accounts/${id}/report`),
  },
  'account report kinds': {
    endpoint: 'GET /wealth/accounts/:id/report-kinds',
    targets: 'accounts',
    call: (client, id) => client.get(`/api/wealth/accounts/${id}/report-kinds`),
  },
  portfolio: {
    endpoint: 'GET /wealth/portfolios/:id',
    targets: 'portfolios',
    call: (client, id) => client.get(`/api/wealth/portfolios/${id}`),
  },
  'portfolio by composite id': {
    endpoint: 'GET /wealth/portfolios/:id',
    targets: 'composite',
    call: (client, id) => client.get(`/api/wealth/portfolios/${id}`),
  },
  performance: {
    endpoint: 'GET /wealth/portfolios/:id/performance',
    targets: 'portfolios',
    call: (client, id) => client.get(`/api/wealth/portfolios/${id}/performance`),
  },
  holdings: {
    endpoint: 'GET /wealth/portfolios/:id/holdings',
    targets: 'portfolios',
    call: (client, id) => client.get(`/api/wealth/portfolios/${id}/holdings`),
  },
  holding: {
    endpoint: 'GET /wealth/portfolios/:id/holdings/:holding',
    targets: 'portfolios',
    call: (client, id) => client.get(`/api/wealth/portfolios/${id}/holdings/none`),
  },
  'holding documents': {
    endpoint: 'GET /wealth/portfolios/:id/holdings/:holding/documents',
    targets: 'portfolios',
    call: (client, id) => client.get(`/api/wealth/portfolios/${id}/holdings/none/documents`),
  },
  transactions: {
    endpoint: 'GET /wealth/portfolios/:id/transactions',
    targets: 'portfolios',
    call: (client, id) => client.get(`/api/wealth/portfolios/${id}/transactions?range=all`),
  },
  cash: {
    endpoint: 'GET /wealth/portfolios/:id/cash',
    targets: 'portfolios',
    call: (client, id) => client.get(`/api/wealth/portfolios/${id}/cash?range=all`),
  },
  'account documents': {
    endpoint: 'GET /wealth/accounts/:id/documents',
    targets: 'accounts',
    call: (client, id) => client.get(`/api/wealth/accounts/${id}/documents`),
  },
  'account document file': {
    endpoint: 'GET /wealth/accounts/:id/documents/:document/file',
    targets: 'accounts',
    call: (client, id) => client.get(`/api/wealth/accounts/${id}/documents/none/file`),
  },
  'portfolio documents': {
    endpoint: 'GET /wealth/portfolios/:id/documents',
    targets: 'portfolios',
    call: (client, id) => client.get(`/api/wealth/portfolios/${id}/documents`),
  },
  'portfolio document file': {
    endpoint: 'GET /wealth/portfolios/:id/documents/:document/file',
    targets: 'portfolios',
    call: (client, id) => client.get(`/api/wealth/portfolios/${id}/documents/none/file`),
  },
  'account private equity': {
    endpoint: 'GET /wealth/accounts/:id/private-equity',
    targets: 'accounts',
    call: (client, id) => client.get(`/api/wealth/accounts/${id}/private-equity`),
  },
  'account read anew': {
    endpoint: 'POST /wealth/accounts/:id/refresh',
    targets: 'accounts',
    call: (client, id) => client.post(`/api/wealth/accounts/${id}/refresh`, {}),
  },
  'factsheet of a portfolio': {
    endpoint: 'GET /market/portfolios/:id/factsheet',
    targets: 'portfolios',
    call: (client, id) => client.get(`/api/market/portfolios/${id}/factsheet`),
  },
  'portfolio risk': {
    endpoint: 'GET /wealth/portfolios/:id/risk',
    targets: 'portfolios',
    call: (client, id) => client.get(`/api/wealth/portfolios/${id}/risk`),
  },
  'account risk': {
    endpoint: 'GET /wealth/accounts/:id/risk',
    targets: 'accounts',
    call: (client, id) => client.get(`/api/wealth/accounts/${id}/risk`),
  },
  'portfolio breakdowns': {
    endpoint: 'GET /wealth/portfolios/:id/breakdowns',
    targets: 'portfolios',
    call: (client, id) => client.get(`/api/wealth/portfolios/${id}/breakdowns`),
  },
  'account breakdowns': {
    endpoint: 'GET /wealth/accounts/:id/breakdowns',
    targets: 'accounts',
    call: (client, id) => client.get(`/api/wealth/accounts/${id}/breakdowns`),
  },
  'portfolio charges': {
    endpoint: 'GET /wealth/portfolios/:id/charges',
    targets: 'portfolios',
    call: (client, id) => client.get(`/api/wealth/portfolios/${id}/charges`),
  },
  'account charges': {
    endpoint: 'GET /wealth/accounts/:id/charges',
    targets: 'accounts',
    call: (client, id) => client.get(`/api/wealth/accounts/${id}/charges`),
  },
  'portfolio gains': {
    endpoint: 'GET /wealth/portfolios/:id/gains',
    targets: 'portfolios',
    call: (client, id) => client.get(`/api/wealth/portfolios/${id}/gains`),
  },
  'account gains': {
    endpoint: 'GET /wealth/accounts/:id/gains',
    targets: 'accounts',
    call: (client, id) => client.get(`/api/wealth/accounts/${id}/gains`),
  },
  'portfolio dates': {
    endpoint: 'GET /wealth/portfolios/:id/dates',
    targets: 'portfolios',
    call: (client, id) => client.get(`/api/wealth/portfolios/${id}/dates`),
  },
  'account dates': {
    endpoint: 'GET /wealth/accounts/:id/dates',
    targets: 'accounts',
    call: (client, id) => client.get(`/api/wealth/accounts/${id}/dates`),
  },
  'account performance': {
    endpoint: 'GET /wealth/accounts/:id/performance',
    targets: 'accounts',
    call: (client, id) => client.get(`/api/wealth/accounts/${id}/performance`),
  },
  'account at a day': {
    endpoint: 'GET /wealth/accounts/:id/at',
    targets: 'accounts',
    call: (client, id) => client.get(`/api/wealth/accounts/${id}/at?date=2026-06-30`),
  },
  exposure: {
    endpoint: 'GET /wealth/portfolios/:id/exposure',
    targets: 'portfolios',
    call: (client, id) => client.get(`/api/wealth/portfolios/${id}/exposure`),
  },
  bonds: {
    endpoint: 'GET /wealth/portfolios/:id/bonds',
    targets: 'portfolios',
    call: (client, id) => client.get(`/api/wealth/portfolios/${id}/bonds`),
  },
  'explained return': {
    endpoint: 'GET /wealth/portfolios/:id/return',
    targets: 'portfolios',
    call: (client, id) => client.get(`/api/wealth/portfolios/${id}/return`),
  },
  'value bridge': {
    endpoint: 'GET /wealth/portfolios/:id/bridge',
    targets: 'portfolios',
    call: (client, id) => client.get(`/api/wealth/portfolios/${id}/bridge`),
  },
  titles: {
    endpoint: 'GET /wealth/portfolios/:id/titles',
    targets: 'portfolios',
    call: (client, id) => client.get(`/api/wealth/portfolios/${id}/titles`),
  },
  'transactions by category': {
    endpoint: 'GET /wealth/portfolios/:id/transactions/categories',
    targets: 'portfolios',
    call: (client, id) => client.get(`/api/wealth/portfolios/${id}/transactions/categories`),
  },
  'contract notes': {
    endpoint: 'GET /wealth/portfolios/:id/contract-notes',
    targets: 'portfolios',
    call: (client, id) => client.get(`/api/wealth/portfolios/${id}/contract-notes`),
  },
  'transactions of a holding': {
    endpoint: 'GET /wealth/portfolios/:id/holdings/:holding/transactions',
    targets: 'portfolios',
    call: (client, id) => client.get(`/api/wealth/portfolios/${id}/holdings/none/transactions`),
  },
  'explained return of an account': {
    endpoint: 'GET /wealth/accounts/:id/return',
    targets: 'accounts',
    call: (client, id) => client.get(`/api/wealth/accounts/${id}/return`),
  },
  'value bridge of an account': {
    endpoint: 'GET /wealth/accounts/:id/bridge',
    targets: 'accounts',
    call: (client, id) => client.get(`/api/wealth/accounts/${id}/bridge`),
  },
  'advisor total': {
    endpoint: 'GET /wealth/advisor-total',
    targets: 'slugs',
    call: (client, id) => client.get(`/api/wealth/advisor-total?portal=${id}`),
  },
  'client groups': {
    endpoint: 'GET /wealth/client-groups',
    targets: 'slugs',
    call: (client, id) => client.get(`/api/wealth/client-groups?portal=${id}`),
  },
  'external accounts': {
    endpoint: 'GET /wealth/external-accounts',
    targets: 'slugs',
    call: (client, id) => client.get(`/api/wealth/external-accounts?portal=${id}`),
  },
  'form to fill in': { endpoint: 'GET /forms/:id/open', targets: 'forms', call: (client, id) => client.get(`/api/forms/${id}/open`) },
  'form of a process': {
    endpoint: 'GET /processes/:id/form',
    targets: 'processes',
    call: (client, id) => client.get(`/api/processes/${id}/form`),
  },
  'submission as CSV': {
    endpoint: 'GET /submissions/:id/csv',
    targets: 'submissions',
    call: (client, id) => client.get(`/api/submissions/${id}/csv`),
  },
  'document download': {
    endpoint: 'GET /documents/:id/download',
    targets: 'documents',
    call: (client, id) => client.get(`/api/documents/${id}/download`),
  },
  'opening a picture': {
    endpoint: 'GET /media/:id/open',
    targets: 'media',
    call: (client, id) => client.get(`/api/media/${id}/open`),
  },
  'navigation of portal': {
    endpoint: 'GET /navigation/of-portal/:id',
    targets: 'portals',
    call: (client, id) => client.get(`/api/navigation/of-portal/${id}`),
  },
  'report removal': {
    endpoint: 'POST /documents/:id/remove',
    targets: 'documents',
    call: (client, id) => client.post(`/api/documents/${id}/remove`, {}),
  },
  'report restoration': {
    endpoint: 'POST /documents/:id/restore',
    targets: 'documents',
    call: (client, id) => client.post(`/api/documents/${id}/restore`, {}),
  },
  'report status': {
    endpoint: 'GET /reports/:id/status',
    targets: 'reports',
    call: (client, id) => client.get(`/api/reports/${id}/status`),
  },
}

export function targetsOf(world: World, kind: (typeof ownRoutes)[string]['targets']): Targets {
  if (kind === 'slugs')
    return Object.fromEntries((['A', 'B', 'C'] as const).map((owner) => [owner, canary(owner, 'portals').toLowerCase()]))
  if (kind === 'composite')
    return Object.fromEntries(
      (['A', 'B', 'C'] as const).map((owner) => [owner, `${canary(owner, 'accounts')}-ext-${canary(owner, 'portfolios')}-ext`]),
    )
  return world.ids[kind]
}

/** Asks to make a record, with everything that it needs; what belongs to an account or a portfolio, in `owner`'s. */
export async function tryCreate(client: Client, collection: Collection, { ids }: World, owner: 'A' | 'B' | 'C' = 'A'): Promise<Answer> {
  const name = 'made by the matrix'
  const stamp = randomUUID().slice(0, 8)
  const file = {
    media: { name: `${stamp}.png`, type: 'image/png', data: tinyPng() },
    documents: { name: `${stamp}.pdf`, type: 'application/pdf', data: tinyPdf(stamp) },
    'library-files': { name: `${stamp}.pdf`, type: 'application/pdf', data: tinyPdf(stamp) },
  }[collection]
  const data = {
    users: { name, email: `${stamp}@access.example`, password: 'Canary-2026', admin: true },
    organisations: { name },
    portals: {
      name,
      slug: `matrix-${stamp}`,
      brand: 'akta',
      photo: ids.media.A,
      theme: 'main',
      portalLanguage: 'en',
      phone: '1',
      email: 'a@access.example',
    },
    accounts: { name, owners: [ids.users.P], portal: ids.portals.A, currency: 'GBP' },
    portfolios: { name, account: ids.accounts[owner], type: 'GIA', currency: 'GBP' },
    holdings: { name, portfolio: ids.portfolios[owner], symbol: stamp, units: 1, currency: 'GBP' },
    transactions: {
      name,
      portfolio: ids.portfolios[owner],
      symbol: stamp,
      type: 'Purchase',
      date: '2026-11-02',
      amount: 1,
      currency: 'GBP',
    },
    'risk-profiles': { name, brand: 'akta', level: 4, returns: 5, factsheetUrl: 'https://access.example/4.pdf' },
    models: { name, brand: 'akta', profile: ids['risk-profiles'].A, min: 20, max: 40, avg: 30, rebalance: 4 },
    groups: { name, score: 1 },
    forms: { name, brand: 'akta', steps: [{ title: 'One', fields: [{ type: 'text', name: 'note', label: 'Note' }] }] },
    processes: { name, form: ids.forms.A },
    navigation: { name, link: '/dashboard', portal: ids.portals.A },
    'data-processes': { name },
    'data-process-steps': { process: ids['data-processes'].A, dataset: `matrix-${stamp}`, getFromApi: false, content: 'a,b\n1,2' },
    messages: { subject: name, body: name, recipient: ids.users.A, portal: ids.portals.A },
    subscriptions: { name, accountLimit: 100, advisorLimit: 50 },
    'access-groups': { name, team: [ids.users.P], clients: [] },
    media: { name },
    pages: { name, brand: 'akta', slug: `matrix-${stamp}` },
    posts: { name, brand: 'akta', slug: `matrix-${stamp}` },
    people: { name, brand: 'akta' },
    clients: { name, brand: 'akta' },
    commentary: { name, brand: 'akta', reportDate: '2026-11-02' },
    libraries: { name, brand: 'akta' },
    'library-files': { name, brand: 'akta' },
    documents: { name, account: ids.accounts[owner], type: 'Other' },
    reports: { owner: ids.users.A, account: ids.accounts.A, portalSlug: 'x', brand: 'akta', locale: 'en', state: 'done', activeKey: stamp },
    logs: { type: 'Forged' },
  }[collection] ?? { key: stamp, name }
  if (!file) return client.post(`/api/${collection}`, data)
  const form = uploadForm(data, file)
  return client.send('POST', `/api/${collection}`, { body: form.body, headers: form.headers })
}

/** A record that a destructive route may be tried on, made by the admin where `owner` keeps theirs; null where an admin cannot make one. */
export async function throwaway(admin: Client, collection: Collection, world: World, owner: 'A' | 'B' | 'C' = 'A'): Promise<string | null> {
  if (collection === 'submissions' || collection === 'form-files') return byForm(admin, collection, world)
  const answer = await tryCreate(admin, collection, world, owner)
  return answer.status === 201 ? docOf(answer).id : null
}

/** What is made by sending a form, which is nobody's to make otherwise. */
async function byForm(admin: Client, collection: 'submissions' | 'form-files', { ids }: World): Promise<string | null> {
  const form = `/api/forms/${ids.forms.A}`
  const file = { name: 'spare.pdf', type: 'application/pdf', data: tinyPdf('spare') }
  const answer =
    collection === 'submissions'
      ? await admin.post(`${form}/submissions`, { answers: { note: 'spare' } })
      : await admin.send('POST', `${form}/files`, uploadForm({ field: 'proof' }, file))
  return answer.status === 201 ? (answer.body as { id: string }).id : null
}
