import { describe, expect, it } from '@jest/globals'
import { documentLabel } from './documentLabel'

describe('the label of a document', () => {
  it.each([
    ['Factsheet', 'Harbour Core 5', 'Factsheet: Harbour Core 5'],
    ['Factsheet', 'Factsheet Harbour Core 5', 'Factsheet Harbour Core 5'],
    ['Key information document', 'KEY INFORMATION DOCUMENT of Core 5', 'KEY INFORMATION DOCUMENT of Core 5'],
  ])('%s and %s say the kind once', (type, name, expected) => {
    expect(documentLabel(type, name, (parts) => `${parts.type}: ${parts.name}`)).toBe(expected)
  })
})
