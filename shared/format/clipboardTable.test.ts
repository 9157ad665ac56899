import { describe, expect, it } from '@jest/globals'
import { clipboardHtml, clipboardText } from './clipboardTable'

describe('a table for the clipboard', () => {
  const rows = [
    ['Holding', 'Value'],
    ['Alder, Growth', 1234.5],
    ['Birch\tIncome\n', null],
  ] as const

  it('is parted by tabs, keeps commas and leaves no cell that starts another', () => {
    expect(clipboardText(rows)).toBe('Holding\tValue\r\nAlder, Growth\t1234.5\r\nBirch Income \t')
  })

  it('runs nothing, and numbers stay numbers', () => {
    expect(clipboardText([['=1+1', '@SUM(A1)', '+44 20', '-12.50', '\u2212']])).toBe("'=1+1\t'@SUM(A1)\t'+44 20\t-12.50\t\u2212")
    expect(clipboardHtml([['Name'], ['=HYPERLINK("x")']])).toContain('<td>\'=HYPERLINK("x")</td>')
  })

  it('is a table for documents, in which names are words and no markup', () => {
    expect(clipboardHtml([['Name'], ['<img src=x onerror=alert(1)> & Sons']])).toBe(
      '<table><thead><tr><th>Name</th></tr></thead><tbody><tr><td>&lt;img src=x onerror=alert(1)&gt; &amp; Sons</td></tr></tbody></table>',
    )
    expect(clipboardHtml([])).toBe('<table><thead><tr></tr></thead><tbody></tbody></table>')
  })
})
