import { describe, expect, it } from '@jest/globals'
import { isCompanyAdmin, roleOf } from './roleOf'
import { visibleAccountsWhere } from './visibleAccounts'

describe('roleOf', () => {
  it.each([
    [null, null],
    [{ id: '1' }, 'investor'],
    [{ id: '1', isProfessional: true }, 'advisor'],
    [{ id: '1', isAdmin: true }, 'company-admin'],
    [{ id: '1', isAdmin: true, isProfessional: true }, 'advisor'],
    [{ id: '1', admin: true, isProfessional: true }, 'admin'],
    [{ id: '1', admin: true, disabled: true }, null],
  ])('%j is %s', (user, role) => {
    expect(roleOf(user)).toBe(role)
  })

  it('keeps the rights of a company admin who advises', () => {
    expect(isCompanyAdmin({ id: '1', isAdmin: true, isProfessional: true })).toBe(true)
    expect(isCompanyAdmin({ id: '1', isAdmin: true, disabled: true })).toBe(false)
  })
})

describe('visibleAccountsWhere', () => {
  it('shows nobody, the disabled and company admins nothing', () => {
    for (const actor of [null, { id: '1', admin: true, disabled: true }, { id: '1', isAdmin: true }])
      expect(visibleAccountsWhere(actor)).toBe(false)
  })

  it('holds an investor to their active accounts, through a relation to those not trashed', () => {
    expect(visibleAccountsWhere({ id: '7' }, 'account.')).toEqual({
      and: [{ 'account.client': { equals: '7' } }, { 'account.active': { equals: true } }, { 'account.deletedAt': { equals: null } }],
    })
  })

  it('holds an advisor to the accounts they own', () => {
    expect(visibleAccountsWhere({ id: '8', isProfessional: true })).toEqual({ and: [{ owners: { equals: '8' } }] })
  })
})
