import type { PayloadRequest, TextField } from 'payload'
import { ruleText } from '../labels/ruleText'
import { isSafeAddress } from './richTextProblem'
import { optionalText } from './text'

type Address = Parameters<typeof optionalText>[0]

/** Where a link leads: another site, mail, telephone, or a path of ours. Never a script. */
export const addressField = (field: Address): TextField => ({
  ...optionalText({ maxLength: 500, ...field }),
  validate: (value: unknown, { req }: Readonly<{ req: PayloadRequest }>) =>
    value === undefined || value === null || isSafeAddress(value) || ruleText(req, 'rule.link'),
})

/** A site of these hosts may be shown within a post; its address is https, as theirs of the embedded player. */
export const embedHosts = ['www.youtube-nocookie.com', 'player.vimeo.com', 'open.spotify.com', 'w.soundcloud.com'] as const

/** Whether an address is that of a player at one of `embedHosts`. */
export const isEmbeddable = (value: unknown): value is string => {
  if (typeof value !== 'string') return false
  try {
    const { host, password, protocol, username } = new URL(value)
    return protocol === 'https:' && username === '' && password === '' && embedHosts.some((known) => known === host)
  } catch {
    return false
  }
}

/** The address of a film or a recording that is shown within a post. */
export const embedField = (): TextField => ({
  ...optionalText({ name: 'embed', maxLength: 500 }),
  validate: (value: unknown, { req }: Readonly<{ req: PayloadRequest }>) =>
    value === undefined || value === null || isEmbeddable(value) || ruleText(req, 'rule.embed', { sites: embedHosts.join(', ') }),
})
