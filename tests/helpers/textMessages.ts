import { waitFor } from './children'
import { type Client, demoPassword, send, signIn } from './client'
import type { BrandName } from './product'
import { docsOf } from './records'

type Stored = Readonly<{ id: string; state?: unknown }>

/** The records of the text messages to a number, the newest first. */
export const messagesTo = async (admin: Client, phone: string): Promise<Stored[]> =>
  docsOf(await admin.get(`/api/sms?where[to][equals]=${encodeURIComponent(phone)}&sort=-createdAt&depth=0&limit=100`))

/** The PIN of the newest message to a number, once the worker has sent `count` of them; read where a demo shows it. */
export async function pinSentTo(admin: Client, phone: string, count = 1): Promise<string> {
  await waitFor(`Text message ${count} to ${phone}`, async () => {
    const messages = await messagesTo(admin, phone)
    return messages.length === count && messages[0]?.state === 'sent'
  })
  const [newest] = await messagesTo(admin, phone)
  const { text } = await admin.get(`/dev/mailbox/sms/${newest?.id ?? ''}.txt`)
  const pin = /\b\d{6}\b/.exec(text)?.[0]
  if (pin === undefined) throw new Error(`No PIN in "${text}"`)
  return pin
}

/** Signs somebody of the demo in whose PINs come by text message. */
export async function signInByMessage(email: string, { brand, phone }: { brand: BrandName; phone: string }): Promise<Client> {
  const admin = await signIn('admin@quayside.example')
  const before = (await messagesTo(admin, phone)).length
  const { status } = await send('POST', '/api/users/login', { host: brand, body: { email, password: demoPassword } })
  if (status !== 401) throw new Error(`${email} was not asked for a PIN: ${status}`)
  return signIn(email, { brand, pin: await pinSentTo(admin, phone, before + 1) })
}
