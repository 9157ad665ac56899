import { waitFor } from './children'
import type { Client } from './client'
import { docsOf } from './records'

/** Words of the newest mail of a kind to an address, as its reader has them; waits until it has come. */
export async function letterTo(admin: Client, email: string, template: string): Promise<string> {
  const query = `where[to][equals]=${encodeURIComponent(email)}&where[template][equals]=${template}&sort=-createdAt&limit=1&depth=0`
  const newest = async () => docsOf(await admin.get(`/api/mails?${query}`))[0]
  await waitFor(`A mail ${template} to ${email}`, async () => (await newest()) !== undefined, 40_000)
  return (await admin.get(`/dev/mailbox/${(await newest())?.id}.txt`)).text
}

/** The link of a letter, which carries its key behind the #. */
export function linkIn(letter: string): string {
  const [link] = /https?:\/\/\S+#key=[\w.-]+/.exec(letter) ?? []
  if (link === undefined) throw new Error(`No link in ${letter}`)
  return link
}
