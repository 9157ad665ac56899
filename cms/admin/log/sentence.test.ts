import { describe, expect, it } from '@jest/globals'
import { activityKinds } from '../../../collections/hooks/logActivity'
import { locales } from '../../../shared/i18n/locales'
import { panelTexts } from '../texts/panelTexts'
import { type LogLine, sentence } from './sentence'

const english = panelTexts('en')
const record = { id: 'a1', name: 'Ellery-Voss, Catherine', isTrashed: false }
const read = (log: LogLine, facts: Partial<Parameters<typeof sentence>[0]> = {}): string =>
  sentence({ log, texts: english, who: 'Anna Lindqvist', record, ...facts })
    .map(({ text }) => text)
    .join('')

describe('a line of the log', () => {
  it('says who changed which fields of what, by the names that the form gives them', () => {
    const log = { type: 'Updated', collection: 'accounts', recordId: 'a1', recordTitle: record.name, changes: ['owners', 'portal', 'name'] }
    expect(read(log)).toBe('Anna Lindqvist changed Advisors, Portal and Name of Ellery-Voss, Catherine.')
  })

  it('says "saved" where no field has a name to show', () => {
    expect(read({ type: 'Updated', collection: 'accounts', recordId: 'a1', changes: ['change1y_raw'] })).toBe(
      'Anna Lindqvist saved Ellery-Voss, Catherine.',
    )
  })

  it('names the server where nobody did it, and the collection where the record never had a title', () => {
    expect(read({ type: 'Downloaded', collection: 'documents', recordId: 'd1' }, { who: null, record: null })).toBe(
      'The server downloaded a record of Documents.',
    )
  })

  it('shows no id for a title, and leads to the record all the same', () => {
    const batch = { id: 'b1', name: 'b1', isTrashed: false }
    const log = { type: 'Approved', collection: 'report-batches', recordId: 'b1', recordTitle: 'b1' }
    const pieces = sentence({ log, texts: panelTexts('el'), who: 'Άννα', record: batch })
    expect(pieces.find(({ kind }) => kind === 'what')).toEqual({
      kind: 'what',
      text: 'εγγραφή (Δέσμες καταστάσεων)',
      href: '/admin/collections/report-batches/b1',
    })
  })

  it('keeps the title that the record had, and leads to what it is now', () => {
    const log = { type: 'Created', collection: 'accounts', recordId: 'a1', recordTitle: 'Voss, Catherine' }
    const what = (facts: Partial<Parameters<typeof sentence>[0]>) =>
      sentence({ log, texts: english, who: null, record, ...facts }).find(({ kind }) => kind === 'what')
    expect(what({})).toEqual({ kind: 'what', text: 'Voss, Catherine', href: '/admin/collections/accounts/a1' })
    expect(what({ record: { ...record, isTrashed: true } })).toMatchObject({ href: '/admin/collections/accounts/trash/a1' })
    expect(what({ record: null })).toEqual({ kind: 'what', text: 'Voss, Catherine' })
  })

  it('says at which screen somebody looked, of a record or of none', () => {
    const log = { type: 'Viewed', collection: 'accounts', recordId: 'a1', recordTitle: record.name, section: 'holdings' }
    expect(read(log)).toBe('Anna Lindqvist looked at Ellery-Voss, Catherine: Holdings.')
    expect(read({ type: 'Viewed', section: 'news' }, { record: null })).toBe('Anna Lindqvist looked at: News.')
    expect(read({ type: 'Viewed', collection: 'users', recordId: 'u1', recordTitle: 'Clara' }, { record: null })).toBe(
      'Anna Lindqvist looked at Clara.',
    )
  })

  it.each(locales)('has a sentence for everything that is logged, in %s', (locale) => {
    const lines = activityKinds.map((type) =>
      sentence({ log: { type, collection: 'accounts', recordId: 'a1', changes: ['name'] }, texts: panelTexts(locale), who: 'Anna', record })
        .map(({ text }) => text)
        .join(''),
    )
    expect(new Set(lines).size).toBe(activityKinds.length)
    expect(lines.filter((line) => !line.includes('Anna') || /[{}]/.test(line))).toEqual([])
  })
})
