import { describe, expect, it } from '@jest/globals'
import { formatUnits } from '../../format/number'
import type { DecimalString } from '../../domain/money'
import { describeAnswers } from './describeAnswers'
import type { AskedForm } from './answersSchema'

const form = {
  steps: [
    {
      title: 'Means',
      fields: [
        { type: 'number', name: 'income', label: 'Income', unit: 'GBP' },
        { type: 'multi-group-text-field', name: 'holds', label: 'Holds' },
      ],
    },
  ],
  subforms: {},
} as unknown as AskedForm

const linesWith = (number?: (value: string) => string) =>
  describeAnswers(
    form,
    {
      income: 1250000.5,
      holds: [
        { name: 'Cash', value: 90000 },
        { name: 'Gold', value: null },
      ],
    },
    {
      locale: 'en',
      yes: 'Yes',
      no: 'No',
      files: {},
      ...(number ? { number } : {}),
    },
  ).flatMap(({ answers }) => answers.flatMap(({ lines }) => lines))

describe('numbers among answers', () => {
  it('read as the reader has them, and stay as given where programs read', () => {
    expect(linesWith((value) => formatUnits(value as DecimalString, 'en'))).toEqual(['1,250,000.5 GBP', 'Cash: 90,000', 'Gold: –'])
    expect(linesWith()).toEqual(['1250000.5 GBP', 'Cash: 90000', 'Gold: –'])
  })
})

describe('a form within the form', () => {
  const accounts = {
    steps: [{ title: 'Elsewhere', fields: [{ type: 'subform', name: 'held', label: 'Held', form: 'one' }] }],
    subforms: {
      one: {
        steps: [
          {
            title: '',
            fields: [
              { type: 'text', name: 'firm', label: 'Firm' },
              { type: 'text', name: 'kind', label: 'Kind' },
            ],
          },
        ],
      },
    },
  } as unknown as AskedForm

  it.each([
    ['en', 'Firm: A, B; Kind: C'],
    ['is', 'Firm: A, B; Kind: C'],
    // ";" would make a question of it.
    ['el', 'Firm: A, B· Kind: C'],
  ] as const)('reads as one line, divided as the language divides: %s', (locale, line) => {
    const [step] = describeAnswers(accounts, { held: [{ firm: 'A, B', kind: 'C' }] }, { locale, yes: '', no: '', files: {} })
    expect(step?.answers[0]?.lines).toEqual([line])
  })
})
