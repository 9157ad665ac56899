import type { PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { AdvisorTotalResponse, ClientGroupsResponse, ExternalAccountsResponse } from '../../../../shared/contracts/wealth/advisors'
import type { ClientRow, ClientsResponse } from '../../../../shared/contracts/wealth/clients'
import { sumMoney } from '../../../../shared/domain/money'
import { shareOf } from '../../../../shared/domain/ratio'
import { provenanceOf } from '../../present/provenance'
import { externalIdOf } from '../../wealth/externalIdOf'
import { leanRead, leanReadUnchecked } from '../leanRead'
import { findPortal } from './accountScope'
import { getClients } from './getClients'
import { figureOf } from './headFigures'
import { accountsPart } from './parts'

type Sum = AdvisorTotalResponse['total']

/** Sum of the rows that count, as the overview counts them; null when a value has no rate, as the whole is then not known. */
function sumOf({ currency, totals }: ClientsResponse, rows: readonly ClientRow[]): Sum {
  const counted = rows.filter(({ isActive, unlinked }) => isActive && unlinked === null)
  const values = counted.flatMap(({ reportingValue }) => reportingValue ?? [])
  const value = values.length === counted.length ? sumMoney(values, currency) : null
  return { accounts: counted.length, value, share: value && totals.value ? shareOf(value, totals.value) : null }
}

const provenanceIn = ({ asOf, degraded, fetchedAt, reasons, source }: ClientsResponse) => ({ asOf, degraded, fetchedAt, reasons, source })

/** Assets under management of an advisor on a portal, and the part of them whose accounts have a third-party financial id. Throws as `getClients`. */
export async function getAdvisorTotal(req: PayloadRequest, brand: Brand, portal: string): Promise<AdvisorTotalResponse> {
  const clients = await getClients(req, brand, portal)
  const accounts = await leanRead(req, {
    collection: 'accounts',
    where: { and: [{ 'portal.slug': { equals: portal } }, { thirdFinancialId: { exists: true } }] },
    select: ['thirdFinancialId'],
  })
  const withId = new Set(accounts.flatMap(({ id, thirdFinancialId }) => (thirdFinancialId ? [id] : [])))
  return {
    currency: clients.currency,
    total: sumOf(clients, clients.clients),
    thirdParty: sumOf(
      clients,
      clients.clients.filter(({ id }) => withId.has(id)),
    ),
    missing: clients.totals.missing,
    ...provenanceIn(clients),
  }
}

/** The groups that clients of a portal are in, each with its share of the assets under management. Throws as `getClients`. */
export async function getClientGroups(req: PayloadRequest, brand: Brand, portal: string): Promise<ClientGroupsResponse> {
  const clients = await getClients(req, brand, portal)
  return {
    currency: clients.currency,
    groups: clients.groups.map(({ members, ...group }) => ({
      ...group,
      members,
      ...sumOf(
        clients,
        clients.clients.filter(({ id }) => members.includes(id)),
      ),
    })),
    ...provenanceIn(clients),
  }
}

/** Accounts that the brand's source has and nobody linked yet. Throws an `APIError` 404 or 403 for the portal. */
export async function getExternalAccounts(req: PayloadRequest, brand: Brand, portal: string): Promise<ExternalAccountsResponse> {
  await findPortal(req, brand, portal)
  const [part, records] = await Promise.all([
    accountsPart({ req, brand }),
    // rights: only admins ask; an account in the trash is linked too, and comes back with its record.
    leanReadUnchecked(req, {
      collection: 'accounts',
      where: { 'portal.brand': { equals: brand.name } },
      select: ['externalId', 'deletedAt'],
    }),
  ])
  const linked = new Set(records.map((record) => externalIdOf(record, mainSourceOf(brand))))
  return {
    accounts: (part.data ?? [])
      .filter(({ externalId }) => !linked.has(externalId))
      .map(({ asOf, externalId, name, portfolioCount, value }) => ({ externalId, name, value, portfolioCount, asOf }))
      .toSorted((a, b) => a.name.localeCompare(b.name, brand.defaultLocale)),
    missing: figureOf(part).reason,
    ...provenanceOf(mainSourceOf(brand).name, null, [part]),
  }
}
