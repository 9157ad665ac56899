import { beforeAll, describe, expect, it } from '@jest/globals'
import { type Client, freshAddress, send } from '../helpers/client'
import { docsOf } from '../helpers/records'
import { makeTenant, type Tenant } from '../helpers/tenant'

let tenant: Tenant
let admin: Client

beforeAll(async () => {
  tenant = await makeTenant()
  ;({ admin } = tenant)
})

const ask = (userId: string, by = admin) => by.post('/api/functions/sendSignInLink', { userId })
const stateOf = async (userId: string) => (await admin.get(`/api/functions/sendSignInLink/${userId}`)).body
const obstacleOf = ({ body }: { body: unknown }): unknown => (body as { errors?: { detail?: unknown }[] }).errors?.[0]?.detail

describe('a link to a first sign-in', () => {
  it('is mailed to somebody who was made in the panel, who chooses a password and is in', async () => {
    const person = await tenant.person('Byrne, Una', { isProfessional: true, organisation: tenant.firm.id })
    expect(await stateOf(person.id)).toEqual({ email: person.email, obstacle: null })
    expect(await ask(person.id)).toMatchObject({ status: 202, body: { email: person.email, obstacle: null } })
    const [mail] = docsOf(await admin.get(`/api/mails?where[to][equals]=${encodeURIComponent(person.email)}&depth=0`))
    const { text } = await admin.get(`/dev/mailbox/${mail?.id}.txt`)
    expect(text).toContain('Dear Una Byrne,')
    expect(text).toContain('for 7 days')
    const key = /action=new-password#key=([\w.-]+)/.exec(text)?.[1] ?? ''
    const reset = await send('POST', '/api/users/reset-password', {
      host: tenant.brand,
      body: { key, password: 'Lantern-4-Quay' },
      headers: { 'x-forwarded-for': freshAddress() },
    })
    expect(reset.status).toBe(200)
    expect(await stateOf(person.id)).toEqual({ email: person.email, obstacle: 'signed_in' })
    const again = await ask(person.id)
    expect([again.status, obstacleOf(again)]).toEqual([409, 'signed_in'])
  })

  it('is refused, with the reason, for whoever may not sign in or belongs elsewhere', async () => {
    const disabled = await tenant.person('Locked Out', { disabled: true, isProfessional: true, organisation: tenant.firm.id })
    expect(obstacleOf(await ask(disabled.id))).toBe('disabled')
    const stranger = await tenant.person('From Elsewhere')
    expect(obstacleOf(await ask(stranger.id))).toBe('other_brand')
    expect((await ask('nobody')).status).toBe(404)
  })

  it('is sent by administrators alone', async () => {
    const advisor = await tenant.advisor.signIn()
    expect((await ask(tenant.advisor.id, advisor)).status).toBe(403)
    expect((await send('POST', '/api/functions/sendSignInLink', { host: tenant.brand, body: { userId: tenant.advisor.id } })).status).toBe(
      401,
    )
  })
})
