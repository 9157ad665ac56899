import { beforeAll, describe, expect, it } from '@jest/globals'
import { tinyPdf } from '../factories/files'
import { waitFor } from '../helpers/children'
import { type Answer, type Client, clientWith } from '../helpers/client'
import { create, type Doc, docOf, docsOf, uploadForm } from '../helpers/records'
import { makeTenant, type Tenant } from '../helpers/tenant'

/* Forms over HTTP: what may be saved, who may fill in what, and what becomes of it. */

let tenant: Tenant
let admin: Client
let advisor: Client
let client: Client
let stranger: Client
let clientId: string
let account: Doc

beforeAll(async () => {
  tenant = await makeTenant()
  admin = tenant.admin
  advisor = await tenant.advisor.signIn()
  const person = await tenant.person('Cleo Client')
  clientId = person.id
  account = await tenant.account('Cleo Client', { client: person.id })
  client = await person.signIn()
  const other = await tenant.person('Otto Other')
  await tenant.account('Otto Other', { client: other.id })
  stranger = await other.signIn()
}, 120_000)

const text = (name: string, more: object = {}) => ({ type: 'text', name, label: `Question ${name}`, ...more })
const makeForm = (fields: readonly object[], more: object = {}): Promise<Doc> =>
  create(admin, 'forms', { name: 'A form', brand: tenant.brand, _status: 'published', steps: [{ title: 'One', fields }], ...more })
const submit = (as: Client, form: Doc, answers: object, more: object = {}, headers: Record<string, string> = {}): Promise<Answer> =>
  as.post(`/api/forms/${form.id}/submissions`, { answers, ...more }, { headers })

type Problem = {
  errors: { code: string; detail?: { field: string; message: string }[]; data?: { errors?: { path: string; message: string }[] } }[]
}
const issuesIn = ({ body }: Answer): Record<string, string> =>
  Object.fromEntries(((body as Problem).errors[0]?.detail ?? []).map(({ field, message }) => [field, message]))
const codeOf = ({ body, status }: Answer): unknown => [status, (body as Problem).errors[0]?.code]
const faultsIn = ({ body }: Answer): Record<string, string> =>
  Object.fromEntries(((body as Problem).errors[0]?.data?.errors ?? []).map(({ message, path }) => [path, message]))
const idIn = (answer: Answer): string => {
  if (answer.status !== 201) throw new Error(`not taken: ${answer.status} ${answer.text}`)
  return (answer.body as { id: string }).id
}

describe('saving a form', () => {
  const save = (own: object) => admin.post('/api/forms', { name: 'A form', brand: tenant.brand, ...own })

  it('needs a name, and has a bounded description', async () => {
    expect(faultsIn(await save({ name: ' ' }))).toMatchObject({ name: 'Name is required' })
    expect(faultsIn(await save({ description: 'x'.repeat(201) }))).toMatchObject({ description: 'Max 200 characters' })
    expect(faultsIn(await save({ recipients: ['nobody'] }))).toMatchObject({ recipients: 'Email must be valid' })
  })

  it('starts with the words of the specification', async () => {
    expect(docOf(await save({}))).toMatchObject({
      endMessage: 'Thanks! Your data has been sent.',
      autorespondSubject: 'Message sent.',
      owned: 'Personal',
    })
  })

  it('starts with them in the language of whoever makes it', async () => {
    const made = await admin.post(
      '/api/forms',
      { name: 'Φόρμα', brand: tenant.brand },
      { headers: { cookie: `${admin.cookie()}; quayside-lng=el` } },
    )
    expect(docOf(made)).toMatchObject({ endMessage: 'Ευχαριστούμε! Τα στοιχεία σας στάλθηκαν.', autorespondSubject: 'Το μήνυμα στάλθηκε.' })
  })

  it('says which field is wrong, for a draft too', async () => {
    const steps = [{ title: 'One', fields: [text('a'), text('a'), { type: 'number', name: 'n', label: 'N', min: 2, max: 1 }] }]
    expect(faultsIn(await save({ steps, _status: 'draft' }))).toEqual({
      'steps.0.fields.1.name': 'Another field has this name',
      'steps.0.fields.2.min': 'The lowest is above the highest',
    })
    expect(
      faultsIn(await save({ steps: [{ title: 'One', fields: [{ type: 'subform', name: 's', label: 'S', form: 'nobody' }] }] })),
    ).toEqual({
      'steps.0.fields.0.form': 'This form is none of the subforms',
    })
    expect(faultsIn(await save({ steps: [], _status: 'published' }))).toEqual({ steps: 'Add a field before the form is published' })
  })

  it('takes 300 fields, which a person then fills in; one more is refused, and nothing is lost', async () => {
    const fields = Array.from({ length: 301 }, (_, at) => text(`field_${at}`, { help: 'What this question is about. '.repeat(8) }))
    const form = await makeForm(fields.slice(0, 300))
    const refused = await admin.patch(`/api/forms/${form.id}`, {
      steps: [
        { title: 'One', fields: fields.slice(0, 200) },
        { title: 'Two', fields: fields.slice(200) },
      ],
    })
    expect(faultsIn(refused)).toEqual({ steps: 'At most 300 fields' })
    const open = (await client.get(`/api/forms/${form.id}/open`)).body as { steps: { fields: unknown[] }[] }
    expect(open.steps[0]?.fields).toHaveLength(300)
    const answers = Object.fromEntries(fields.slice(0, 300).map(({ name }) => [name, 'An answer']))
    expect((await submit(client, form, answers)).status).toBe(201)
  })
})

describe('a form to fill in', () => {
  it('is a published one of the brand, without what is staff’s', async () => {
    const form = await makeForm(
      [text('a', { notes: 'for advisors', comment: 'for editors' }), text('b', { internal: true }), text('c', { disabled: true })],
      {
        recipients: ['office@tenant.example'],
      },
    )
    const open = await client.get(`/api/forms/${form.id}/open`)
    expect(open.text).not.toMatch(/for advisors|for editors|office@tenant/)
    expect((open.body as { steps: { fields: { name: string }[] }[] }).steps[0]?.fields.map(({ name }) => name)).toEqual(['a'])
    expect((await client.get(`/api/forms/${form.id}`)).status).toBe(403)
    const draft = await makeForm([text('a')], { _status: 'draft' })
    const foreign = await makeForm([text('a')], { brand: 'akta' })
    for (const each of [draft, foreign]) {
      expect((await client.get(`/api/forms/${each.id}/open`)).status).toBe(404)
      expect((await submit(client, each, { a: '1' })).status).toBe(404)
    }
  })

  it('answers each wrong field in the specification’s words, and keeps nothing', async () => {
    const form = await makeForm([
      text('name', { required: true }),
      text('email', { rules: ['email'] }),
      { type: 'number', name: 'amount', label: 'Amount', max: 40_000 },
      { type: 'number', name: 'years', label: 'Years' },
      { type: 'textarea', name: 'why', label: 'Why', limit: 10 },
      { type: 'radio', name: 'kind', label: 'Kind', other: true, options: [{ value: 'x', label: 'X' }] },
    ])
    const answer = await submit(client, form, {
      email: 'nobody',
      amount: 40_001,
      years: 'many',
      why: 'far too long a text',
      kind: { other: '' },
      more: 1,
    })
    expect(codeOf(answer)).toEqual([400, 'invalid_input'])
    expect(issuesIn(answer)).toEqual({
      name: 'Field is required',
      email: 'Email must be valid',
      amount: 'Maximum value is 40000',
      years: 'Please enter a number',
      why: 'Max 10 characters',
      kind: 'Field is required',
      more: 'The form does not ask this',
    })
    expect(docsOf(await client.get(`/api/submissions?where[form][equals]=${form.id}`))).toEqual([])
  })

  it('is sent without the answers that a condition hides', async () => {
    const form = await makeForm([
      { type: 'switch', name: 'more', label: 'More?' },
      text('what', { required: true, conditions: [{ field: 'more', is: 'equals', value: true }] }),
    ])
    const id = idIn(await submit(client, form, { more: false, what: 'left over' }))
    expect((await client.get(`/api/submissions/${id}`)).body).toMatchObject({ data: { more: false } })
    expect(issuesIn(await submit(client, form, { more: true }))).toEqual({ what: 'Field is required' })
  })
})

describe('a submission', () => {
  it('is seen by whoever sent it and by the advisors of the account, by nobody else; staff move it on', async () => {
    const form = await makeForm([text('a')])
    const id = idIn(await submit(client, form, { a: 'mine' }))
    expect((await client.get(`/api/submissions/${id}`)).body).toMatchObject({
      account: account.id,
      step: 'Under review',
      data: { a: 'mine' },
      formName: 'A form',
    })
    expect((await advisor.get(`/api/submissions/${id}`)).status).toBe(200)
    expect((await stranger.get(`/api/submissions/${id}`)).status).toBe(404)
    expect((await stranger.get(`/api/submissions/${id}/csv`)).status).toBe(404)
    expect((await client.patch(`/api/submissions/${id}`, { step: 'Released' })).status).toBe(403)
    const moved = docOf(
      await advisor.patch(`/api/submissions/${id}`, { step: 'Approved', remark: 'for us alone', data: { a: 'theirs' }, owners: [] }),
      200,
    )
    expect(moved).toMatchObject({ step: 'Approved', data: { a: 'mine' }, remark: 'for us alone' })
    const own = (await client.get(`/api/submissions/${id}`)).body as Doc
    expect(own).toMatchObject({ step: 'Approved', owners: [clientId] })
    expect(JSON.stringify(own)).not.toContain('for us alone')
  })

  it('keeps one record with its history, whoever moves it on', async () => {
    const form = await makeForm([text('a')])
    const id = idIn(await submit(client, form, { a: 'mine' }))
    for (const step of ['Approved', 'Verified', 'Released']) docOf(await admin.patch(`/api/submissions/${id}`, { step }), 200)
    const versions = docsOf(await admin.get(`/api/submissions/versions?where[parent][equals]=${id}&depth=0`))
    expect(versions.map(({ version }) => (version as Doc).step)).toEqual(['Released', 'Verified', 'Approved', 'Under review'])
  })

  it('of a double click is one', async () => {
    const form = await makeForm([text('a')])
    const headers = { 'idempotency-key': `double-${form.id}` }
    await Promise.all([submit(client, form, { a: '1' }, {}, headers), submit(client, form, { a: '1' }, {}, headers)])
    expect(docsOf(await client.get(`/api/submissions?where[form][equals]=${form.id}`))).toHaveLength(1)
  })

  it('of a form that is sent once only is one, however many come at once; in the trash it stands in nobody’s way', async () => {
    const form = await makeForm([text('a')], { single: true })
    const answers = await Promise.all(Array.from({ length: 4 }, () => submit(client, form, { a: '1' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    expect(codeOf(await submit(client, form, { a: '2' }))).toEqual([409, 'already_sent'])
    expect((await submit(stranger, form, { a: '1' })).status).toBe(201)
    const [sent] = docsOf(await client.get(`/api/submissions?where[form][equals]=${form.id}`))
    expect((await client.get(`/api/forms/${form.id}/open`)).body).toMatchObject({
      sent: { id: sent?.id, canChange: false, answers: { a: '1' } },
    })
    expect((await admin.del(`/api/submissions/${sent?.id}`)).status).toBe(200)
    expect((await submit(client, form, { a: '3' })).status).toBe(201)
  })

  it('may be changed until it is moved on, where the form says so', async () => {
    const form = await makeForm([text('a', { required: true })], { editable: true, single: true })
    const id = idIn(await submit(client, form, { a: 'first' }))
    const change = (as: Client, answers: object) => as.post(`/api/submissions/${id}/answers`, { answers })
    expect((await change(client, { a: 'second' })).status).toBe(200)
    expect(issuesIn(await change(client, {}))).toEqual({ a: 'Field is required' })
    expect((await change(stranger, { a: 'theirs' })).status).toBe(404)
    expect(codeOf(await change(advisor, { a: 'theirs' }))).toEqual([409, 'not_editable'])
    docOf(await advisor.patch(`/api/submissions/${id}`, { step: 'Approved' }), 200)
    expect(codeOf(await change(client, { a: 'third' }))).toEqual([409, 'not_editable'])
    expect((await client.get(`/api/submissions/${id}`)).body).toMatchObject({ data: { a: 'second' } })
  })

  it('stays readable when its form has changed', async () => {
    const form = await makeForm([{ type: 'radio', name: 'a', label: 'Old question', options: [{ value: 'x', label: 'Old answer' }] }])
    const id = idIn(await submit(client, form, { a: 'x' }))
    docOf(await admin.patch(`/api/forms/${form.id}`, { steps: [{ title: 'One', fields: [text('b')] }], _status: 'published' }), 200)
    expect((await client.get(`/api/submissions/${id}/csv`)).text).toContain('One,Old question,Old answer')
  })

  it('as CSV has no cell that a spreadsheet would run, and no commas', async () => {
    const form = await makeForm([
      text('a'),
      { type: 'number', name: 'n', label: 'How much, roughly?' },
      { type: 'switch', name: 's', label: 'Yes or no' },
    ])
    const id = idIn(await submit(client, form, { a: '=HYPERLINK("http://x","1"),2', n: -5, s: true }))
    const csv = await advisor.get(`/api/submissions/${id}/csv`)
    expect(csv.headers['content-disposition']).toBe(`attachment; filename="submission_${id}.csv"`)
    expect(csv.text).toBe(
      '\uFEFFStep,Question,Answer\r\nOne,Question a,"\'=HYPERLINK(""http://x""""1"")2"\r\nOne,How much roughly?,-5\r\nOne,Yes or no,Yes',
    )
  })

  it('of an organisation is seen by its people', async () => {
    const colleague = await (await tenant.person('Cora Colleague', { isAdmin: true, organisation: tenant.firm.id })).signIn()
    const mine = await makeForm([text('a')], { owned: 'Organisation', single: true })
    const id = idIn(await submit(advisor, mine, { a: 'ours' }))
    expect((await colleague.get(`/api/submissions/${id}`)).status).toBe(200)
    expect(codeOf(await submit(colleague, mine, { a: 'again' }))).toEqual([409, 'already_sent'])
    expect((await client.get(`/api/submissions/${id}`)).status).toBe(404)
  })
})

describe('mail', () => {
  it('goes to the recipients without the answers, and to the person at their own address alone', async () => {
    const form = await makeForm([text('email', { rules: ['email'] })], {
      recipients: ['desk@tenant.example', 'desk@tenant.example', 'files@tenant.example'],
      sendCSV: true,
      autorespondEmail: true,
      autorespondBody: 'We look at it tomorrow.',
    })
    const id = idIn(await submit(client, form, { email: 'victim@elsewhere.example' }))
    const mails = docsOf(await admin.get('/api/mails?limit=50&sort=-createdAt&depth=0'))
    const own = mails.filter((mail) => JSON.stringify(mail.data).includes(id) || mail.to === client.email)
    expect(own.map(({ template, to }) => [template, to]).sort()).toEqual([
      ['submissionReceived', 'desk@tenant.example'],
      ['submissionReceived', 'files@tenant.example'],
      ['submissionSent', client.email],
    ])
    expect(JSON.stringify(mails)).not.toContain('victim@')
    const sent = own.find(({ template }) => template === 'submissionSent')
    const mail = await admin.get(`/dev/mailbox/${sent?.id ?? ''}.txt`)
    expect(mail.text).toContain('We look at it tomorrow.')
    const received = own.find(({ template }) => template === 'submissionReceived')
    expect((await admin.get(`/dev/mailbox/${received?.id ?? ''}.txt`)).text).toContain(`/api/submissions/${id}/csv`)
  })

  it('has a subject in the language of whoever sent it where the form has none', async () => {
    const reader = await tenant.person('Gudrun Jonsdottir', { isProfessional: true, organisation: tenant.firm.id, userLanguage: 'is' })
    const form = await makeForm([text('a')], { autorespondEmail: true, autorespondSubject: '', endMessage: '' })
    const answer = await submit(await reader.signIn(), form, { a: 'b' })
    expect(answer.body).toMatchObject({ message: '' })
    const [mail] = docsOf(
      await admin.get(`/api/mails?where[to][equals]=${encodeURIComponent(reader.email)}&where[template][equals]=submissionSent&depth=0`),
    )
    expect(mail?.data).toMatchObject({ subject: 'Skilaboðin voru send.' })
  })
})

describe('files of a form', () => {
  const send = (as: Client, form: Doc, field: string, name = 'proof.pdf', data = tinyPdf('proof')) =>
    as.send('POST', `/api/forms/${form.id}/files`, uploadForm({ field }, { name, type: 'application/pdf', data }))

  it('come before the form is sent, belong to whoever added them, and go with the submission', async () => {
    const form = await makeForm([{ type: 'file', name: 'proof', label: 'Proof', required: true }, text('a')])
    const file = idIn(await send(client, form, 'proof'))
    expect((await advisor.get(`/api/form-files/${file}`)).status).toBe(404)
    expect(issuesIn(await submit(stranger, form, { proof: [file] }))).toEqual({ proof: 'Add the file again' })
    expect(issuesIn(await submit(client, form, { proof: ['nobody'] }))).toEqual({ proof: 'Add the file again' })
    const id = idIn(await submit(client, form, { proof: [file] }))
    const stored = (await advisor.get(`/api/form-files/${file}`)).body as Doc
    expect(stored).toMatchObject({ name: 'proof.pdf', submission: id })
    expect((await advisor.get(`/api/form-files/file/${String(stored.filename)}`)).status).toBe(200)
    expect((await stranger.get(`/api/form-files/file/${String(stored.filename)}`)).status).toBe(403)
    expect(issuesIn(await submit(client, form, { proof: [file] }))).toEqual({ proof: 'Add the file again' })
    expect((await client.get(`/api/submissions/${id}/csv`)).text).toContain('One,Proof,proof.pdf')
  })

  it('are what they say, of a kind that forms take, and for a field that asks for one', async () => {
    const form = await makeForm([{ type: 'file', name: 'proof', label: 'Proof' }, text('a')])
    expect(codeOf(await send(client, form, 'proof', 'proof.pdf', Buffer.from('<html>')))).toEqual([400, 'invalid_file'])
    expect(codeOf(await send(client, form, 'proof', 'page.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')))).toEqual([
      400,
      'invalid_file',
    ])
    expect(codeOf(await send(client, form, 'a'))).toEqual([400, 'invalid_input'])
    const draft = await makeForm([{ type: 'file', name: 'proof', label: 'Proof' }], { _status: 'draft' })
    expect((await send(client, draft, 'proof')).status).toBe(404)
  })

  it('are put into the library that the form names, once, for staff alone', async () => {
    const library = await create(admin, 'libraries', { name: 'Sent in', brand: tenant.brand })
    const fields = [{ type: 'dropzone', name: 'proof', label: 'Proof' }, text('a')]
    const form = await makeForm(fields, { uploadToLibrary: true, library: library.id, editable: true })
    const copies = async () => docsOf(await admin.get(`/api/library-files?where[library][equals]=${library.id}&depth=0`))
    const isFiled = (file: string) =>
      waitFor('the file is put into the library', async () => !((await admin.get(`/api/form-files/${file}?depth=0`)).body as Doc).library)
    const file = idIn(await send(client, form, 'proof'))
    expect(await copies()).toEqual([])
    const id = idIn(await submit(client, form, { proof: [file] }))
    await isFiled(file)
    const [copy] = await copies()
    expect(copy).toMatchObject({ name: 'proof.pdf', brand: tenant.brand, type: 'Other', audience: 'staff', mimeType: 'application/pdf' })
    expect(JSON.stringify(copy)).not.toContain('origin')
    const read = (as: Client) => as.get(`/api/library-files/file/${String(copy?.filename)}`)
    expect((await read(advisor)).status).toBe(200)
    expect((await read(client)).status).toBe(403)
    expect((await client.get(`/api/library-files/${copy?.id}`)).status).toBe(404)

    // Changed answers bring what is new, and nothing twice; what somebody threw away stays away.
    const added = idIn(await send(client, form, 'proof', 'more.pdf', tinyPdf('more')))
    const changed = await client.post(`/api/submissions/${id}/answers`, { answers: { proof: [file, added] } })
    expect([changed.status, changed.text]).toEqual([200, expect.any(String)])
    await isFiled(added)
    expect((await copies()).map(({ name }) => name).toSorted()).toEqual(['more.pdf', 'proof.pdf'])
    // The submission keeps its own.
    expect((await admin.del(`/api/library-files/${copy?.id}`)).status).toBe(200)
    expect((await advisor.get(`/api/form-files/${file}`)).status).toBe(200)
  })

  it('go nowhere else when the form names no library, and a form that should name one is told so', async () => {
    const fields = [{ type: 'file', name: 'proof', label: 'Proof' }]
    const library = await create(admin, 'libraries', { name: 'Unused', brand: tenant.brand })
    const foreign = await create(admin, 'libraries', { name: 'Foreign', brand: 'akta' })
    const form = { name: 'Files', brand: tenant.brand, _status: 'published', steps: [{ title: 'One', fields }], uploadToLibrary: true }
    expect(faultsIn(await admin.post('/api/forms', form))).toEqual({ library: 'Choose the library that the files go to' })
    expect((await admin.post('/api/forms', { ...form, library: foreign.id })).status).toBe(400)
    // Switched off, a library that is still named gets nothing.
    const off = await makeForm(fields, { uploadToLibrary: false, library: library.id })
    const file = idIn(await send(client, off, 'proof'))
    idIn(await submit(client, off, { proof: [file] }))
    expect(((await admin.get(`/api/form-files/${file}?depth=0`)).body as Doc).library ?? null).toBeNull()
    // A library that forms fill does not go to the trash from under them.
    expect((await admin.del(`/api/libraries/${library.id}`)).status).toBe(409)
  })
})

describe('a process', () => {
  it('opens its form, and may be gone through once', async () => {
    const form = await makeForm([text('a')])
    const process = await create(admin, 'processes', { name: 'Review', form: form.id, single: true })
    const opened = await client.get(`/api/processes/${process.id}/form`)
    expect(opened.body).toMatchObject({ process: { name: 'Review' }, form: { id: form.id, sent: null } })
    idIn(await submit(client, form, { a: '1' }, { process: process.id }))
    expect(codeOf(await submit(client, form, { a: '1' }, { process: process.id }))).toEqual([409, 'already_sent'])
    expect((await client.get(`/api/processes/${process.id}/form`)).body).toMatchObject({ form: { sent: { step: 'Under review' } } })
    const other = await makeForm([text('b')])
    expect((await submit(client, other, { b: '1' }, { process: process.id })).status).toBe(404)
  })

  it('is among those that a person may open, unless its form is a draft', async () => {
    const named = async (name: string, form: Doc) => (await create(admin, 'processes', { name, form: form.id })).id
    const open = await named('Open', await makeForm([text('a')]))
    const drafted = await named('Drafted', await makeForm([text('a')], { _status: 'draft' }))
    const { body, status } = await client.get('/api/processes/open')
    expect(status).toBe(200)
    const ids = (body as { processes: { id: string }[] }).processes.map(({ id }) => id)
    expect(ids).toContain(open)
    expect(ids).not.toContain(drafted)
    expect((await clientWith().get('/api/processes/open')).status).toBe(401)
  })
})
