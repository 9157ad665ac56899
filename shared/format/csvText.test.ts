import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import Papa from 'papaparse'
import { csvText } from './csvText'

const body = (cell: string | number | null): string => csvText(['a'], [[cell]]).slice('\uFEFFa\r\n'.length)

describe('csvText', () => {
  it('writes head and rows with a byte order mark', () => {
    expect(csvText(['Holding', 'Value'], [['Brackenrail plc', '82996.10']])).toBe('\uFEFFHolding,Value\r\nBrackenrail plc,82996.10')
  })

  it('writes the head alone when there are no rows', () => {
    expect(csvText(['Holding', 'Value'], []).trimEnd()).toBe('\uFEFFHolding,Value')
  })

  it('strips commas from cells and heads', () => {
    expect(csvText(['Paid in, net'], [['Ellery-Voss, Catherine']])).toBe('\uFEFFPaid in net\r\nEllery-Voss Catherine')
  })

  it('strips soft hyphens, which a spreadsheet would not find a word by', () => {
    expect(body('Framtaks\u00adfjárfestingar')).toBe('Framtaksfjárfestingar')
  })

  it.each(['-12.50', '+3.1', '-7'])('keeps the number %s a number', (cell) => {
    expect(body(cell)).toBe(cell)
  })

  it.each(['=1+1', '+CMD', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '＝1+1'])('takes the sting out of the formula %j', (cell) => {
    expect(body(cell)).toMatch(/^"?'/)
  })

  it.each([
    ['GIA;=1+1', "GIA;'=1+1"],
    ['GIA; @SUM(A1)', "GIA; '@SUM(A1)"],
    ['a\t+CMD', "a\t'+CMD"],
    ['a\n-2+3', `"a\n'-2+3"`],
  ])('also where a spreadsheet that splits at other signs would start a cell: %j', (cell, expected) => {
    expect(body(cell)).toBe(expected)
  })

  it('leaves a missing figure empty, and writes zero', () => {
    expect(csvText(['Holding', 'Cost', 'Weight'], [['Cash', null, 0]])).toBe('\uFEFFHolding,Cost,Weight\r\nCash,,0')
  })

  it('quotes quotes and line breaks', () => {
    expect(body('the "A" class\nof it')).toBe('"the ""A"" class\nof it"')
  })

  it('is read back as what was written, but for commas and what takes the sting out of formulas', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(' a', 'a ', '"', 'a"b', 'a\r\nb', '\ufeffa', '12.5', '-1'),
      fc.double({ noNaN: true }),
    )
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
        const text = csvText(['a', 'b'], rows)
        const read = Papa.parse<string[]>(text.slice(1), { delimiter: ',', newline: '\r\n' })
        const bare = (value: string | number): string => String(value).replaceAll(/[,\u00ad']/g, '')
        expect(read.errors).toEqual([])
        expect(read.data.slice(1).map((row) => row.map(bare))).toEqual(rows.map((row) => row.map(bare)))
      }),
    )
  })
})
