import { describe, expect, it } from '@jest/globals'
import { csvFileName, toCsv } from './csv'

describe('toCsv', () => {
  it('writes head and rows with a byte order mark', async () => {
    expect(await toCsv([{ Holding: 'Brackenrail plc', Value: '82996.10' }])).toBe('\uFEFFHolding,Value\r\nBrackenrail plc,82996.10')
  })

  it('strips commas from cells and heads', async () => {
    expect(await toCsv([{ 'Paid in, net': 'Ellery-Voss, Catherine' }])).toBe('\uFEFFPaid in net\r\nEllery-Voss Catherine')
  })

  it('strips soft hyphens, which a spreadsheet would not find a word by', async () => {
    expect(await toCsv([{ a: 'Framtaks\u00adfjárfestingar' }])).toContain('Framtaksfjárfestingar')
  })

  it('keeps a negative amount a number', async () => {
    expect(await toCsv([{ Amount: '-12.50' }, { Amount: -7 }, { Amount: '+3.1' }])).toBe('\uFEFFAmount\r\n-12.50\r\n-7\r\n+3.1')
  })

  it.each(['=1+1', '+CMD', '-2+3', '@SUM(A1)', '\t=1', '＝1+1'])('takes the sting out of the formula %j', async (cell) => {
    const csv = await toCsv([{ Name: cell }])
    expect(csv.split('\r\n')[1]).toMatch(/^"?'/)
  })

  it('leaves a missing figure empty', async () => {
    expect(await toCsv([{ Holding: 'Cash', Cost: null, Weight: 0 }])).toBe('\uFEFFHolding,Cost,Weight\r\nCash,,0')
  })

  it('quotes quotes and line breaks', async () => {
    expect(await toCsv([{ Note: 'the "A" class\nof it' }])).toBe('\uFEFFNote\r\n"the ""A"" class\nof it"')
  })
})

describe('csvFileName', () => {
  it('joins portfolio and tab', () => {
    expect(csvFileName('General Investment Account', 'holdings')).toBe('General Investment Account_holdings.csv')
  })

  it('drops what a file system refuses', () => {
    expect(csvFileName('SIPP/ARF: main', 'transactions')).toBe('SIPP ARF main_transactions.csv')
  })
})
