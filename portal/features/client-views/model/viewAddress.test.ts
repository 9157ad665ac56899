import { describe, expect, it } from '@jest/globals'
import { isSameView, viewOf, withView } from './viewAddress'

const addressOf = (text: string) => new URLSearchParams(text)

describe('a view in the address', () => {
  const isas = { q: 'voss', type: 'ISA', letter: 'E', group: 'g1', hideUnlinked: true, sort: '-assets' } as const

  it('comes back as it was, beside parameters of others', () => {
    const after = withView(addressOf('open=new-account.harbour&view=v1&letter=Z'), isas)
    expect(after.toString()).toBe('open=new-account.harbour&letter=E&q=voss&type=ISA&group=g1&hideUnlinked=1&sort=-assets')
    expect(viewOf(after)).toEqual(isas)
  })

  it('of all clients asks for nothing', () => {
    expect(withView(addressOf('q=voss&sort=-assets'), viewOf(addressOf(''))).toString()).toBe('')
  })

  it('leaves out what no view can have, and knows an equal one', () => {
    expect(viewOf(addressOf('type=Yacht&sort=luck&q=%20voss%20'))).toEqual({
      q: 'voss',
      type: null,
      letter: null,
      group: null,
      hideUnlinked: false,
      sort: 'client',
    })
    expect(isSameView(isas, { ...isas })).toBe(true)
    expect(isSameView(isas, { ...isas, letter: null })).toBe(false)
    expect(isSameView(isas, { ...isas, group: null })).toBe(false)
  })
})
