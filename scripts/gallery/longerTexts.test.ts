import { describe, expect, it } from '@jest/globals'
import { longer, withLongerTexts } from './longerTexts'

describe('longer texts', () => {
  it.each([
    ['Holdings', 'Holdingshol'],
    ['Value today', 'Valueva todayto'],
    ['Eignaskipting á dag', 'Eignaskiptingeigna á dagd'],
  ])('%s becomes %s', (text, expected) => {
    expect(longer(text)).toBe(expected)
  })

  it('change what people read and nothing that the code reads', () => {
    const script =
      'var n={title:`Skjöl`,"type.CN":`Nóta`,named:[{type:0,value:`Sækja `},{type:1,value:`name`}],n:[{type:6,value:`count`,options:{one:{value:[{type:7},{type:0,value:` lína`}]}},offset:0,pluralType:`cardinal`}]}'
    expect(withLongerTexts(script)).toBe(
      'var n={title:`Skjölsk`,"type.CN":`Nótanó`,named:[{type:0,value:`Sækjasæ `},{type:1,value:`name`}],n:[{type:6,value:`count`,options:{one:{value:[{type:7},{type:0,value:` línalí`}]}},offset:0,pluralType:`cardinal`}]}',
    )
  })
})
