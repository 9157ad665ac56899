import { describe, expect, it } from '@jest/globals'
import { homeRole, isClient } from '../../shared/domain/roles'
import { hasRole, rolesOf } from './rolesOf'
import { visibleAccountsWhere } from './visibleAccounts'

describe('rolesOf', () => {
  it.each([
    [null, []],
    [{ id: '1' }, []],
    [{ id: '1', isInvestor: true }, ['investor']],
    [{ id: '1', isProfessional: true, isInvestor: true }, ['advisor', 'investor']],
    [{ id: '1', isAdmin: true, isProfessional: true }, ['company-admin', 'advisor']],
    [{ id: '1', admin: true, isInvestor: true }, ['admin', 'investor']],
    [{ id: '1', admin: true, isProfessional: true, disabled: true }, []],
  ])('%j is %j', (user, roles) => {
    expect(rolesOf(user)).toEqual(roles)
  })

  it('any of the roles asked for is enough', () => {
    const both = { id: '1', isProfessional: true, isInvestor: true }
    expect([hasRole(both, 'admin', 'investor'), hasRole(both, 'admin', 'company-admin')]).toEqual([true, false])
  })
})

describe('the first screen', () => {
  it.each([
    [['investor', 'admin'], 'admin', false],
    [['investor', 'advisor'], 'advisor', false],
    [['company-admin', 'investor'], 'investor', true],
    [['company-admin'], 'company-admin', false],
    [[], null, true],
  ] as const)('of %j is that of %s', (roles, role, client) => {
    expect([homeRole({ roles }), isClient({ roles })]).toEqual([role, client])
  })
})

describe('visibleAccountsWhere', () => {
  it('shows nobody, the disabled, company admins and people without a role nothing', () => {
    for (const actor of [null, { id: '1', admin: true, disabled: true }, { id: '1', isAdmin: true }, { id: '1' }])
      expect(visibleAccountsWhere(actor)).toBe(false)
  })

  it('holds a client to their active accounts in open portals, through a relation to those not trashed', () => {
    expect(visibleAccountsWhere({ id: '7', isInvestor: true }, { prefix: 'account.', brand: 'akta' })).toEqual({
      and: [
        { and: [{ 'account.client': { equals: '7' } }, { 'account.active': { equals: true } }] },
        { 'account.portal.active': { equals: true } },
        { 'account.portal.brand': { equals: 'akta' } },
        { 'account.deletedAt': { equals: null } },
      ],
    })
  })

  it('holds an advisor to the accounts whose team they are in, and who is a client too to both', () => {
    expect(visibleAccountsWhere({ id: '8', isProfessional: true })).toEqual({
      and: [{ team: { equals: '8' } }, { 'portal.active': { equals: true } }],
    })
    expect(visibleAccountsWhere({ id: '8', isProfessional: true, isInvestor: true }, { includesClosedPortals: true })).toEqual({
      and: [{ or: [{ team: { equals: '8' } }, { and: [{ client: { equals: '8' } }, { active: { equals: true } }] }] }],
    })
  })
})
