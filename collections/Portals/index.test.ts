import { describe, expect, it } from '@jest/globals'
import type { Field } from 'payload'
import { Portals } from '.'

/** Names of the fields that whoever may change the record may set; without those that stand in a group, which its own rule covers. */
const openFields = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => openFields(tab.fields))
    return 'name' in field && field.type !== 'ui' && !('access' in field && field.access?.update) ? [field.name] : []
  })

/** Set at each save, whatever is sent. */
const serverMade = ['searchName', 'updatedAt', 'createdAt']

describe('what a company admin may set of a portal', () => {
  it('is no more than decision 245 says: a field that is added is the platform’s until it is named there', () => {
    expect(openFields(Portals.fields)).toEqual(['name', 'subtitle', 'photo', 'portalLanguage', 'phone', 'email', 'tnc', ...serverMade])
  })
})
