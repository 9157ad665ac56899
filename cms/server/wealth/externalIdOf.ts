import type { Where } from 'payload'
import type { Source } from '../../../shared/brands/brandSchema'
import { brands } from '../brands'

/**
 * The id under which a source knows an account or a portfolio; null for one that it does not know yet. What our own database hosts it knows by the
 * record's id, so it is always linked: an external id that somebody wrote there is the firm's own number, which is only shown.
 */
export const externalIdOf = (
  { externalId, id }: Readonly<{ id: string; externalId?: string | null }>,
  { kind }: Pick<Source, 'kind'>,
): string | null => (kind === 'hosted' ? id : externalId || null)

/** Names of the sources of this installation that our own database hosts. */
const hostedSources = (): string[] =>
  [...brands().values()].flatMap(({ sources }) => sources.flatMap(({ kind, name }) => (kind === 'hosted' ? name : [])))

/** Whether the source that an account names is one that our own database hosts. */
export const isHosted = (source: string | null | undefined): boolean => Boolean(source) && hostedSources().some((name) => name === source)

/** Accounts that are linked to their source. */
export const linkedAccounts = (): Where => {
  const hosted = hostedSources()
  return { or: [{ externalId: { exists: true } }, ...(hosted.length > 0 ? [{ source: { in: hosted } }] : [])] }
}

/** Accounts that their source does not know yet: those that `linkedAccounts` leaves out. */
export const unlinkedAccounts = (): Where => {
  const hosted = hostedSources()
  const isElsewhere: Where = { or: [{ source: { exists: false } }, { source: { not_in: hosted } }] }
  return { and: [{ externalId: { exists: false } }, ...(hosted.length > 0 ? [isElsewhere] : [])] }
}
