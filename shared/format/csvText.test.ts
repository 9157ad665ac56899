import { describe, expect, it } from '@jest/globals'
import { csvText } from './csvText'

const body = async (cell: string | number | null): Promise<string> => (await csvText(['a'], [[cell]])).slice('\uFEFFa\r\n'.length)

describe('csvText', () => {
  it('writes head and rows with a byte order mark', async () => {
    expect(await csvText(['Holding', 'Value'], [['Brackenrail plc', '82996.10']])).toBe('\uFEFFHolding,Value\r\nBrackenrail plc,82996.10')
  })

  it('writes the head alone when there are no rows', async () => {
    expect((await csvText(['Holding', 'Value'], [])).trimEnd()).toBe('\uFEFFHolding,Value')
  })

  it('strips commas from cells and heads', async () => {
    expect(await csvText(['Paid in, net'], [['Ellery-Voss, Catherine']])).toBe('\uFEFFPaid in net\r\nEllery-Voss Catherine')
  })

  it('strips soft hyphens, which a spreadsheet would not find a word by', async () => {
    expect(await body('Framtaks\u00adfjárfestingar')).toBe('Framtaksfjárfestingar')
  })

  it.each(['-12.50', '+3.1', '-7'])('keeps the number %s a number', async (cell) => {
    expect(await body(cell)).toBe(cell)
  })

  it.each(['=1+1', '+CMD', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '＝1+1'])('takes the sting out of the formula %j', async (cell) => {
    expect(await body(cell)).toMatch(/^"?'/)
  })

  it.each([
    ['GIA;=1+1', "GIA;'=1+1"],
    ['GIA; @SUM(A1)', "GIA; '@SUM(A1)"],
    ['a\t+CMD', "a\t'+CMD"],
    ['a\n-2+3', `"a\n'-2+3"`],
  ])('also where a spreadsheet that splits at other signs would start a cell: %j', async (cell, expected) => {
    expect(await body(cell)).toBe(expected)
  })

  it('leaves a missing figure empty, and writes zero', async () => {
    expect(await csvText(['Holding', 'Cost', 'Weight'], [['Cash', null, 0]])).toBe('\uFEFFHolding,Cost,Weight\r\nCash,,0')
  })

  it('quotes quotes and line breaks', async () => {
    expect(await body('the "A" class\nof it')).toBe('"the ""A"" class\nof it"')
  })
})
