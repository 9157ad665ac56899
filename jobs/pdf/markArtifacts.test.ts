import { describe, expect, it } from '@jest/globals'
import { markArtifacts } from './markArtifacts'

const lines = (...content: string[]): string => `${content.join('\n')}\n`
const tagged = (...content: string[]): string[] => ['/NonStruct <</MCID 0 >>BDC', ...content, 'EMC']

describe('markArtifacts', () => {
  it('marks a rule before tagged text, and a running line after it', () => {
    expect(markArtifacts(lines('q', '0 0 10 1 re', 'f', ...tagged('BT', '<01> Tj', 'ET'), 'BT', '<02> Tj', 'ET', 'Q'))).toBe(
      lines(
        '/Artifact BMC',
        'q',
        '0 0 10 1 re',
        'f',
        'EMC',
        ...tagged('BT', '<01> Tj', 'ET'),
        '/Artifact BMC',
        'BT',
        '<02> Tj',
        'ET',
        'Q',
        'EMC',
      ),
    )
  })

  it('leaves alone what draws nothing', () => {
    const content = lines('q', '1 0 0 1 0 0 cm', ...tagged('0 0 1 1 re', 'f'), 'Q')
    expect(markArtifacts(content)).toBe(content)
  })

  it('keeps what letters mean within a piece, tagged or not', () => {
    const meaning = ['BT', '/Span<</ActualText <FEFF00A0> >> BDC', '<01> Tj', 'EMC', '<02> Tj', 'ET']
    expect(markArtifacts(lines(...meaning))).toBe(lines('/Artifact BMC', ...meaning, 'EMC'))
    expect(markArtifacts(lines(...tagged(...meaning)))).toBe(lines(...tagged(...meaning)))
    expect(markArtifacts(lines(...tagged('f'), ...meaning))).toBe(lines(...tagged('f'), '/Artifact BMC', ...meaning, 'EMC'))
  })
})
