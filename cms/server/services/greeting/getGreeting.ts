import type { PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { Greeting } from '../../../../shared/contracts/greeting'
import { isoInstant } from '../../../../shared/domain/dates'
import type { Locale } from '../../../../shared/i18n/locales'
import type { Actor } from '../../../../collections/access/rolesOf'
import { idOf } from '../../../../collections/idOf'
import { leanRead } from '../leanRead'
import { greetingScope } from './greetingScope'
import { hasAccepted, termsFor } from '../../../../collections/Portals/termsTexts'
import { topGroup } from './topGroup'

type Asked = Readonly<{ actor: Actor; brand: Brand; portal: string; locale: Locale }>

/**
 * What a person is to see before they begin on a portal. Terms are asked for where there are figures to see: an account that is linked to nothing
 * is empty. Throws as `greetingScope`.
 */
export async function getGreeting(req: PayloadRequest, { actor, brand, locale, portal: slug }: Asked): Promise<Greeting> {
  const { accounts, linked, portal } = await greetingScope(req, { actor, brand, slug })
  const open = linked.filter((account) => !hasAccepted(portal, account))
  const terms = open.length > 0 ? termsFor(portal, locale) : null
  const accepted = open.flatMap(({ termsAndConditions: former }) => (former?.accepted && former.at ? [former.at] : [])).toSorted()
  const group = await topGroup(req, actor, { accounts, portal })
  const seen = req.user?.collection === 'users' ? req.user : null
  const lastAccepted = accepted.at(-1)
  return {
    terms: terms && {
      ...terms,
      acceptedAt: lastAccepted === undefined ? null : isoInstant(new Date(lastAccepted)),
      document: await documentOf(req, portal),
    },
    isLimited: accounts.length > 0 && linked.length === 0,
    hasIntro: seen?.hideIntroText !== true,
    group: group && !seen?.welcomedBy ? { name: group.name, text: group.welcome?.trim() ?? '' } : null,
  }
}

/** The document that a portal wants read with its terms, where it is one of the portal's own: its members read those, and nobody a foreign one. */
async function documentOf(req: PayloadRequest, { id, portalDocument }: Readonly<{ id: string; portalDocument?: unknown }>) {
  const chosen = idOf(portalDocument)
  if (chosen === null) return null
  const [document] = await leanRead(req, {
    collection: 'documents',
    where: { and: [{ id: { equals: chosen } }, { portal: { equals: id } }] },
    select: ['name'],
    limit: 1,
    whenForbidden: 'empty',
  })
  return document ? { id: document.id, name: document.name } : null
}
