import { type AccountIds, type OwnerIds, type PortfolioIds, UpstreamError } from '../provider'

/**
 * Where a portfolio stands at this upstream: under its contact, or under the id that a third party has for that contact. `contact` is null while only
 * the third party's id is known.
 */
export type PortfolioAddress = Readonly<{ contact: string | null; thirdParty: string | null; portfolio: string }>

/** One id, and nothing that would lead to another path or make a list of it. */
const isId = (text: string): boolean => /^[A-Za-z0-9]{1,40}$/.test(text)

const unknownId = (source: string): UpstreamError =>
  new UpstreamError({ source, kind: 'not_found', retryable: false, message: `${source}: not asked: no id of this upstream` })

/** An id that goes into a path. Throws `not_found` for what can be none. */
export function pathId(id: string, source: string): string {
  if (!isId(id)) throw unknownId(source)
  return id
}

export const contactOf = ({ account }: AccountIds, source: string): string => pathId(account, source)

/**
 * Reads `{contact}-{portfolio}` and `{portfolio}-tfid-{thirdParty}`. Throws `not_found` for any other form, and when the id names another contact or
 * third party than the one that is given beside it.
 */
export function addressOf(
  { account = null, portfolio: id, thirdParty: givenThirdParty = null }: PortfolioIds,
  source: string,
): PortfolioAddress {
  const parts = id.split('-')
  const [first = '', second = '', third = ''] = parts
  const address: PortfolioAddress | null =
    parts.length === 3 && second === 'tfid'
      ? { contact: account, thirdParty: third, portfolio: first }
      : parts.length === 2
        ? { contact: first, thirdParty: givenThirdParty, portfolio: second }
        : null
  const ids = address ? [address.contact, address.thirdParty, address.portfolio] : []
  const isWhole = address !== null && ids.every((part) => part === null || isId(part))
  const isSame =
    isWhole && (account ?? address.contact) === address.contact && (givenThirdParty ?? address.thirdParty) === address.thirdParty
  if (!isSame) throw unknownId(source)
  return address
}

/** What stands for `{a}` in a path. */
export const ownerIn = ({ contact, thirdParty }: PortfolioAddress): string => thirdParty ?? contact ?? ''

/** `{contact}-{portfolio}`: what a portfolio is called over the whole upstream. */
export const fullPortfolioId = (contact: string, portfolio: string): string => `${contact}-${portfolio}`

export const isPortfolio = (ids: OwnerIds): ids is PortfolioIds => ids.portfolio !== undefined

/** A holding is `{contact}-{portfolio}-{security}`. Throws `not_found` unless it is one of the portfolio. */
export function holdingOf({ contact, portfolio }: PortfolioAddress, id: string, source: string): { id: string; contact: string } {
  const parts = id.split('-')
  const [ofContact = '', ofPortfolio = ''] = parts
  if (parts.length !== 3 || !parts.every(isId) || ofPortfolio !== portfolio || (contact ?? ofContact) !== ofContact) throw unknownId(source)
  return { id, contact: ofContact }
}
