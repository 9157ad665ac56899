import { describe, expect, it } from '@jest/globals'
import { needsNationalLogin } from './needsNationalLogin'

const national = { nationalLogin: { url: 'https://id.example/login', name: { en: 'Electronic ID' } } }
const none = { nationalLogin: null }
const investor = { id: 'p', isInvestor: true }
const byToken = { usesCustomToken: true, factorAt: null }

describe('whether a session waits for the national login', () => {
  it.each([
    ['a client by a custom token', {}, true],
    ['somebody who only has an account lent to them', { person: { id: 'p', isDelegate: true } }, true],
    ['somebody without any role', { person: { id: 'p' } }, true],
    ['a client by a password or a passkey', { session: { usesCustomToken: false, factorAt: null } }, false],
    ['a client who proved a second factor', { session: { usesCustomToken: true, factorAt: new Date(0) } }, false],
    ['a client who comes back from the national login', { isNational: true }, false],
    ['a professional', { person: { ...investor, isProfessional: true } }, false],
    ['a company admin', { person: { ...investor, isAdmin: true } }, false],
    ['a platform admin', { person: { ...investor, admin: true } }, false],
    ['a professional who was disabled', { person: { ...investor, isProfessional: true, disabled: true } }, true],
    ['a client of a brand that names none', { brand: none }, false],
  ])('%s', (_who, own, expected) => {
    expect(needsNationalLogin({ brand: national, person: investor, session: byToken, isNational: false, ...own })).toBe(expected)
  })
})
