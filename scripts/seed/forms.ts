import { randomUUID } from 'node:crypto'
import type { PayloadRequest, Where } from 'payload'
import { idOf } from '../../collections/idOf'
import type { Form } from '../../collections/payload-types'
import type { Brand } from '../../shared/brands/brandSchema'
import { answersSchemaOf, type AskedForm } from '../../shared/contracts/forms/answersSchema'
import type { SubmissionStep } from '../../shared/contracts/forms/forms'
import { createOnce } from './createOnce'
import { seedClientPerson } from './people'
import { accountElsewhere, contactDetails, type DemoForm, type FormLanguage, onboarding, riskQuestionnaire, wordsAfter } from './formTexts'

/* rights: everything here runs before anybody can sign in; see people.ts. */

type Sender = Readonly<{ id: string; name: string; account: string | null }>
type FormOptions = Partial<
  Pick<
    Form,
    | 'single'
    | 'editable'
    | 'recipients'
    | 'sendCSV'
    | 'uploadToLibrary'
    | 'library'
    | 'subforms'
    | 'autorespondEmail'
    | 'autorespondSubject'
    | 'autorespondBody'
  >
>

/** Where the papers go that clients send with a form. */
async function seedLibrary(req: PayloadRequest, { name: brand }: Brand, language: FormLanguage): Promise<string> {
  const name = language === 'el' ? 'Έγγραφα από πελάτες' : 'Sent in by clients'
  const where: Where = { and: [{ brand: { equals: brand } }, { name: { equals: name } }] }
  return (await createOnce(req, { collection: 'libraries', where, data: { name, brand } })).id
}

const languageOf = ({ defaultLocale }: Brand): FormLanguage => (defaultLocale === 'el' ? 'el' : 'en')

/** Forms, processes and submissions of a brand, in its own language. */
export async function seedForms(req: PayloadRequest, brand: Brand): Promise<void> {
  const language = languageOf(brand)
  const office = `office@${brand.name}.example`
  const elsewhere = await seedForm(req, brand, accountElsewhere(language), {})
  const welcome = await seedForm(req, brand, onboarding(language, elsewhere.id), {
    single: true,
    editable: true,
    recipients: [office],
    uploadToLibrary: true,
    library: await seedLibrary(req, brand, language),
    subforms: [elsewhere.id],
    autorespondEmail: true,
  })
  const risk = await seedForm(req, brand, riskQuestionnaire(language), { recipients: [office], sendCSV: true })
  const contact = await seedForm(req, brand, contactDetails(language), { recipients: [office] })
  await seedProcess(req, welcome, true)
  await seedProcess(req, risk, false)
  await seedProcess(req, contact, false)

  const senders = await sendersOf(req, brand)
  const [first, second, third] = senders
  if (!first) return
  const greek = language === 'el'
  await seedSubmission(req, brand, risk, first, 'Released', {
    aim: ['retirement'],
    horizon: 3,
    yearly: 20_000,
    fall: 'wait',
    level: 5,
    true: true,
  })
  await seedSubmission(req, brand, risk, second ?? first, 'Under review', {
    aim: ['house', { other: greek ? 'Ένα σκάφος σε δέκα χρόνια' : 'A boat, in ten years' }],
    horizon: 2,
    fall: 'buy',
    level: 6,
    true: true,
  })
  await seedSubmission(req, brand, contact, third ?? first, 'Approved', {
    address: greek ? 'Ακτή Μιαούλη 12\nΠειραιάς' : '4 Quay Lane\nBristol',
    country: greek ? 'GR' : 'GB',
    phone: greek ? '+30 210 000 0119' : '+44 117 496 0119',
    from: '2026-12-01',
    letters: true,
  })
  await seedSubmission(
    req,
    brand,
    welcome,
    second ?? first,
    'Verified',
    {
      name: (second ?? first).name,
      born: '1968-04-17',
      tax: greek ? 'GR' : 'GB',
      work: 'own',
      income: 92_000,
      elsewhere: [
        { firm: greek ? 'Τράπεζα Αιγαίου' : 'Ostwick Building Society', kind: 'savings', value: 42_000 },
        { firm: greek ? 'Ταμείο Ιωλκού' : 'Pension of Lindow Mills', kind: 'pension', value: 186_350 },
      ],
      true: true,
    },
    [elsewhere],
  )
}

/** Found again by brand and name. */
async function seedForm(req: PayloadRequest, brand: Brand, { description, name, steps }: DemoForm, options: FormOptions): Promise<Form> {
  const { docs } = await req.payload.find({
    collection: 'forms',
    where: { and: [{ brand: { equals: brand.name } }, { name: { equals: name } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    joins: false,
    overrideAccess: true,
    req,
  })
  const [found] = docs
  if (found) return found
  const data = {
    name,
    description,
    brand: brand.name,
    owned: 'Personal',
    steps: [...steps],
    _status: 'published',
    ...wordsAfter(languageOf(brand)),
    ...options,
  } as const
  return req.payload.create({ collection: 'forms', data: { ...data, steps: [...steps] }, depth: 0, overrideAccess: true, req })
}

async function seedProcess(req: PayloadRequest, form: Form, single: boolean): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'processes',
    where: { form: { equals: form.id } },
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0) return
  await req.payload.create({
    collection: 'processes',
    data: { name: form.name, form: form.id, single },
    depth: 0,
    overrideAccess: true,
    req,
  })
}

/** Clients of the brand's accounts; where the demo has none yet, a person who is not linked to any. */
async function sendersOf(req: PayloadRequest, brand: Brand): Promise<Sender[]> {
  const { docs } = await req.payload.find({
    collection: 'accounts',
    where: { and: [{ 'portal.brand': { equals: brand.name } }, { client: { exists: true } }] },
    sort: 'searchName',
    limit: 3,
    pagination: false,
    depth: 1,
    joins: false,
    overrideAccess: true,
    req,
  })
  const clients = docs.flatMap(({ client, id }) =>
    client && typeof client === 'object' ? [{ id: client.id, name: client.name, account: id }] : [],
  )
  if (clients.length > 0) return clients
  const name = brand.defaultLocale === 'el' ? 'Ελένη Παπαδήμα' : 'Rosalind Carrow'
  const id = await seedClientPerson(req, { email: `prospect@${brand.name}.example`, name, lastLogin: null })
  return [{ id, name, account: null }]
}

async function seedSubmission(
  req: PayloadRequest,
  brand: Brand,
  form: Form,
  sender: Sender,
  step: SubmissionStep,
  given: Readonly<Record<string, unknown>>,
  subforms: readonly Form[] = [],
): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'submissions',
    where: { and: [{ form: { equals: form.id } }, { sender: { equals: sender.id } }] },
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0) return
  const asked = {
    steps: form.steps,
    subforms: Object.fromEntries(subforms.map(({ id, name, steps }) => [id, { name, steps }])),
  } as unknown as AskedForm
  const data = answersSchemaOf(asked, { isStaff: false, isAdmin: false, today: '2026-11-20' }).parse(given)
  await req.payload.create({
    collection: 'submissions',
    data: {
      formName: form.name,
      form: form.id,
      step,
      senderName: sender.name,
      sender: sender.id,
      owners: [sender.id],
      owned: 'Personal',
      account: idOf(sender.account),
      brand: brand.name,
      recipients: form.recipients ?? [],
      sendCSV: form.sendCSV ?? false,
      uploadToLibrary: form.uploadToLibrary ?? false,
      data: { ...data },
      asked: { ...asked },
      onceKey: form.single ? `form:${form.id}:${sender.id}` : randomUUID(),
    },
    depth: 0,
    overrideAccess: true,
    req,
  })
}
