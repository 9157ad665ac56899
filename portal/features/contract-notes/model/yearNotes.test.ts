import { describe, expect, it } from '@jest/globals'
import { type Money, money } from '../../../../shared/domain/money'
import { contractNotesFixture } from '../../../app/testing/figuresFixtures'
import type { NoteRow } from '../contractNotes.columns'
import { yearNotes } from './yearNotes'

const gbp = (amount: string) => money(amount, 'GBP')
const notes = (...commissions: (Money | null)[]): NoteRow[] =>
  contractNotesFixture.notes.slice(0, 1).flatMap((note) => commissions.map((commission) => ({ ...note, type: note.side, commission })))
const shown = (...given: Parameters<typeof yearNotes>) => yearNotes(...given).rows.map(({ commission }) => commission?.amount ?? null)

describe('contract notes beside the dealing costs of their year', () => {
  it('were free where the others come to all of them', () => {
    const rows = notes(gbp('9.95'), null, gbp('9.95'))
    expect(yearNotes(rows, gbp('19.90')).isWhole).toBe(true)
    expect(shown(rows, gbp('19.90'))).toEqual(['9.95', '0', '9.95'])
  })

  it.each([
    ['of more', gbp('29.85')],
    ['of less', gbp('9.95')],
    ['in another currency', money('19.90', 'EUR')],
    ['that nobody knows', null],
  ])('say no more than they do beside costs %s', (_, dealing) => {
    const rows = notes(gbp('9.95'), null, gbp('9.95'))
    expect(yearNotes(rows, dealing).isWhole).toBe(false)
    expect(shown(rows, dealing)).toEqual(['9.95', null, '9.95'])
  })
})
