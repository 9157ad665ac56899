import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { answerMessage, type AskedForm, answersSchemaOf, issuesOf } from './answersSchema'
import { formLimits } from './fieldKinds'
import { formStepsSchema, type FormField, type FormSteps } from './formSchema'
import { type FormViewer, shownFields } from './shownFields'

const client: FormViewer = { isStaff: false, isAdmin: false, today: '2026-11-20' }
const advisor: FormViewer = { ...client, isStaff: true }

const form = (...fields: unknown[]): AskedForm => ({ steps: stepsOf(fields), subforms: {} })
const stepsOf = (fields: unknown[]): FormSteps => formStepsSchema.parse([{ title: 'One', fields }])
const options = (...values: string[]) => values.map((value) => ({ value, label: value }))

function answered(asked: AskedForm, answers: unknown, viewer = client): unknown {
  const parsed = answersSchemaOf(asked, viewer).safeParse(answers)
  return parsed.success ? parsed.data : Object.fromEntries(issuesOf(parsed.error).map((issue) => [issue.path, answerMessage(issue)]))
}

/** A field called `a`, answered with a value: what is kept, or what is said. */
const a = (field: object, value: unknown, viewer = client): unknown => {
  const result = answered(form({ name: 'a', label: 'A', ...field }), value === undefined ? {} : { a: value }, viewer) as Record<
    string,
    unknown
  >
  return 'a' in result ? result.a : result
}

describe('an answer, in the words of the specification', () => {
  it.each([
    [{ type: 'text', required: true }, '  ', 'Field is required'],
    [{ type: 'text', limit: 3 }, 'long', 'Max 3 characters'],
    [{ type: 'textarea', limit: 3 }, 'long', 'Max 3 characters'],
    [{ type: 'text', min: 8 }, 'short', 'Min 8 characters'],
    [{ type: 'text', rules: ['email'] }, 'nobody', 'Email must be valid'],
    [{ type: 'text', rules: ['digit'] }, 'none', 'At least one number'],
    [{ type: 'text', rules: ['url'] }, 'javascript:alert(1)', 'Use an address that begins with https://'],
    [{ type: 'number' }, '12,5', 'Please enter a number'],
    [{ type: 'number' }, '5 apples', 'Please enter a number'],
    [{ type: 'number', max: 40_000 }, 40_001, 'Maximum value is 40000'],
    [{ type: 'number', min: 0 }, -1, 'Minimum value is 0'],
    [{ type: 'number' }, 0.123456789, 'Use at most 7 decimals'],
    [{ type: 'slider' }, 11, 'Maximum value is 10'],
    [{ type: 'slider', min: 1, max: 5 }, 2.5, 'Please enter a number'],
    [{ type: 'checkbox', required: true }, false, 'Field is required'],
    [{ type: 'select', options: options('x') }, 'y', 'Choose one of the options'],
    [{ type: 'radio', options: options('x'), other: true }, { other: ' ' }, 'Field is required'],
    [{ type: 'radio', options: options('x'), other: true }, 'other', 'Field is required'],
    [{ type: 'radio', options: options('x') }, { other: 'mine' }, 'Choose one of the options'],
    [{ type: 'select', options: options('x', 'y', 'z'), multiple: true, limit: 2 }, ['x', 'y', 'z'], 'At most 2'],
    [{ type: 'country' }, 'XX', 'Choose one of the options'],
    [{ type: 'date-picker', max: 'today' }, '2026-11-21', 'Not after 2026-11-20'],
    [{ type: 'date-picker' }, '2026-02-30', 'The answer cannot be read'],
    [{ type: 'file' }, ['1', '2'], 'At most 1'],
    [{ type: 'range', options: options('now', 'later') }, 2, 'Maximum value is 1'],
  ])('%j answered with %j: %s', (field, value, message) => {
    expect(a(field, value)).toBe(message)
  })

  it.each([
    [{ type: 'text' }, ' a\tb ', 'a b'],
    [{ type: 'textarea' }, 'one\r\ntwo\u0007', 'one\ntwo'],
    [{ type: 'number', min: 0, max: 40_000 }, '12000.50', 12_000.5],
    [{ type: 'number' }, '0', 0],
    [{ type: 'text', rules: ['email'] }, 'anna@akta.example', 'anna@akta.example'],
    [{ type: 'select', options: options('x'), multiple: true, other: true }, ['x', { other: 'a boat' }], ['x', { other: 'a boat' }]],
    [{ type: 'switch' }, false, false],
    [{ type: 'date-picker', min: 'today' }, '2026-11-20', '2026-11-20'],
    [{ type: 'country' }, 'IS', 'IS'],
    [{ type: 'multi-text-field' }, ['one', 'two'], ['one', 'two']],
    [{ type: 'multi-group-text-field' }, [{ name: 'Equity', value: '60' }], [{ name: 'Equity', value: 60 }]],
    [
      {
        type: 'tabular',
        headers: [
          { label: 'Firm', type: 'text' },
          { label: 'Value', type: 'number' },
        ],
      },
      [
        ['Ostwick', '42000.00'],
        ['Lindow', null],
      ],
      [
        ['Ostwick', 42_000],
        ['Lindow', null],
      ],
    ],
  ])('%j answered with %j is kept as %j', (field, value, kept) => {
    expect(a(field, value)).toEqual(kept)
  })

  it('left empty is left out, unless it is required', () => {
    expect(answered(form({ type: 'text', name: 'a', label: 'A' }), { a: ' ' })).toEqual({})
    expect(answered(form({ type: 'number', name: 'a', label: 'A' }), { a: null })).toEqual({})
  })

  it('to a name that the form does not have is refused, and so is one that would reach into an object', () => {
    const asked = form({ type: 'text', name: 'a', label: 'A' })
    expect(answered(asked, { b: '1' })).toEqual({ b: 'The form does not ask this' })
    expect(answered(asked, JSON.parse('{"constructor":"1"}'))).toEqual({ constructor: 'The form does not ask this' })
    expect(answered(asked, ['a'])).toEqual({ '': 'The answer cannot be read' })
  })

  it('in a row of a table says which cell', () => {
    const asked = form({
      type: 'tabular',
      name: 'held',
      label: 'Held',
      headers: [
        { label: 'Firm', type: 'text' },
        { label: 'Value', type: 'number' },
      ],
    })
    expect(
      answered(asked, {
        held: [
          ['Ostwick', 1],
          ['Lindow', 'much'],
        ],
      }),
    ).toEqual({ 'held.1.1': 'Please enter a number' })
  })
})

describe('a field that a condition hides', () => {
  const asked = form(
    { type: 'select', name: 'aim', label: 'Aim', options: options('house', 'boat'), multiple: true },
    { type: 'range', name: 'when', label: 'When', options: options('now', 'soon', 'later') },
    {
      type: 'number',
      name: 'amount',
      label: 'Amount',
      required: true,
      conditions: [
        { field: 'aim', is: 'contains', value: 'boat' },
        { field: 'when', is: 'atLeast', value: 'soon' },
      ],
    },
    { type: 'text', name: 'why', label: 'Why', conditions: [{ field: 'amount', is: 'atLeast', value: 1000 }] },
  )

  it('is neither required nor kept', () => {
    expect(answered(asked, { aim: ['house'], when: 2, amount: 5, why: 'x' })).toEqual({ aim: ['house'], when: 2 })
    expect(answered(asked, { aim: ['boat'], when: 0, amount: 5000, why: 'x' })).toEqual({ aim: ['boat'], when: 0 })
  })

  it('is asked when all conditions hold, and what depends on it in turn', () => {
    expect(answered(asked, { aim: ['boat'], when: 1 })).toEqual({ amount: 'Field is required' })
    const all = { aim: ['boat'], when: 1, amount: 5000, why: 'to sail' }
    expect(answered(asked, all)).toEqual(all)
    expect(
      shownFields(asked.steps, { aim: ['boat'], when: 1, amount: 10 }, client)
        .flat()
        .map(({ name }) => name),
    ).toEqual(['aim', 'when', 'amount'])
  })

  it('by a box that leaves it out is not asked', () => {
    const boxed = form(
      { type: 'checkbox', name: 'none', label: 'I have none', exclude: ['income'] },
      { type: 'number', name: 'income', label: 'Income', required: true },
    )
    expect(answered(boxed, { none: true, income: 5 })).toEqual({ none: true })
    expect(answered(boxed, { none: false })).toEqual({ income: 'Field is required' })
  })
})

describe('whose a field is', () => {
  it('staff alone are asked what is internal', () => {
    const asked = form({ type: 'text', name: 'a', label: 'A', internal: true, required: true })
    expect(answered(asked, {})).toEqual({})
    expect(answered(asked, { a: '1' })).toEqual({ a: 'The form does not ask this' })
    expect(answered(asked, { a: '1' }, advisor)).toEqual({ a: '1' })
  })

  it('a preset value stands, whatever is sent', () => {
    const asked = form(
      { type: 'text', name: 'fixed', label: 'F', readonly: true, value: 'ours' },
      { type: 'hidden', name: 'source', label: 'S', value: 'mail' },
      { type: 'text', name: 'admins', label: 'A', admin: true, value: 'set' },
    )
    expect(answered(asked, { fixed: 'theirs', admins: 'theirs' })).toEqual({ fixed: 'ours', source: 'mail', admins: 'set' })
    expect(answered(asked, { source: 'theirs' })).toEqual({ source: 'The form does not ask this' })
    expect(answered(asked, { admins: 'changed' }, { ...advisor, isAdmin: true })).toMatchObject({ admins: 'changed' })
  })

  it('what is switched off is not asked', () => {
    expect(answered(form({ type: 'text', name: 'a', label: 'A', disabled: true, required: true }), { a: '1' })).toEqual({
      a: 'The form does not ask this',
    })
  })
})

describe('a form within the form', () => {
  const within = { name: 'Account elsewhere', steps: stepsOf([{ type: 'text', name: 'firm', label: 'Firm', required: true }]) }
  const asked: AskedForm = {
    ...form({ type: 'subform', name: 'accounts', label: 'Accounts', form: 'f1', limit: 2 }),
    subforms: { f1: within },
  }

  it('is asked as often as its limit, each entry by its own rules', () => {
    expect(answered(asked, { accounts: [{ firm: 'Ostwick' }] })).toEqual({ accounts: [{ firm: 'Ostwick' }] })
    expect(answered(asked, { accounts: [{ firm: 'Ostwick' }, {}] })).toEqual({ 'accounts.1.firm': 'Field is required' })
    expect(answered(asked, { accounts: [{ firm: '1' }, { firm: '2' }, { firm: '3' }] })).toEqual({ accounts: 'At most 2' })
    expect(answered(asked, { accounts: [{ firm: '1', more: 2 }] })).toEqual({ 'accounts.0.more': 'The form does not ask this' })
  })
})

describe('any form', () => {
  const kind = fc.constantFrom<Partial<FormField>>(
    { type: 'text' },
    { type: 'number' },
    { type: 'switch' },
    { type: 'slider' },
    { type: 'country' },
    { type: 'date-picker' },
    { type: 'select', options: options('x', 'y') },
    { type: 'multi-text-field' },
  )
  const anyForm = fc
    .uniqueArray(
      fc.stringMatching(/^[a-z][a-z0-9_]{0,6}$/).filter((name) => name !== 'constructor'),
      { maxLength: 6 },
    )
    .chain((names) => fc.tuple(...names.map((name) => kind.map((each) => ({ ...each, name, label: name })))))
    .map((fields) => form(...fields))

  it('keeps nothing but its own names, whatever is sent', () => {
    fc.assert(
      fc.property(anyForm, fc.anything(), fc.dictionary(fc.string(), fc.anything()), (asked, junk, record) => {
        for (const given of [junk, record]) {
          const parsed = answersSchemaOf(asked, client).safeParse(given)
          const names = new Set(asked.steps.flatMap(({ fields }) => fields.map(({ name }) => name)))
          expect(Object.keys(parsed.data ?? {}).filter((name) => !names.has(name))).toEqual([])
        }
      }),
    )
  })

  it('takes its own answers again as they are', () => {
    fc.assert(
      fc.property(
        anyForm,
        fc.infiniteStream(fc.oneof(fc.string(), fc.double({ noNaN: true }), fc.boolean(), fc.constant('IS'))),
        (asked, stream) => {
          const given = Object.fromEntries(asked.steps.flatMap(({ fields }) => fields.map(({ name }) => [name, stream.next().value])))
          const parsed = answersSchemaOf(asked, client).safeParse(given)
          const kept = parsed.data ?? {}
          expect(parsed.success ? answered(asked, kept) : kept).toEqual(kept)
        },
      ),
    )
  })

  it('of 300 fields is a form, and one more is none', () => {
    const fields = Array.from({ length: formLimits.fields + 1 }, (_, at) => ({
      type: 'text',
      name: `field_${at}`,
      label: `Question ${at}`,
      required: true,
    }))
    const asked = form(...fields.slice(0, formLimits.fields))
    expect(Object.keys(answered(asked, {}) as object)).toHaveLength(formLimits.fields)
    expect(
      formStepsSchema.safeParse([
        { title: 'One', fields: fields.slice(0, 200) },
        { title: 'Two', fields: fields.slice(200) },
      ]).success,
    ).toBe(false)
  })
})

describe('steps and fields of a form', () => {
  const text = (name: string, more: object = {}) => ({ type: 'text', name, label: name, ...more })
  const faultsOf = (...fields: unknown[]): string[] => {
    const parsed = formStepsSchema.safeParse([{ title: 'One', fields }])
    return parsed.success ? [] : parsed.error.issues.map(({ message, path }) => `${path.slice(2).join('.')} ${message}`)
  }

  it('cannot share a name, ask of what comes later, or leave nothing to answer', () => {
    expect(faultsOf(text('a'), text('a'))).toEqual(['1.name name_taken'])
    expect(faultsOf(text('a', { conditions: [{ field: 'b', is: 'answered' }] }), text('b'))).toEqual([
      '0.conditions.0.field condition_unknown',
    ])
    expect(faultsOf(text('a'), text('b', { conditions: [{ field: 'a', is: 'equals' }] }))).toEqual(['1.conditions.0.value condition_value'])
    expect(faultsOf({ type: 'number', name: 'n', label: 'N', min: 2, max: 1 })).toEqual(['0.min min_above_max'])
    expect(faultsOf({ type: 'radio', name: 'r', label: 'R', options: [...options('x'), ...options('x')] })).toEqual([
      '0.options option_taken',
    ])
    expect(faultsOf(text('a', { readonly: true, required: true }))).toEqual(['0.value value_missing'])
  })

  it.each(['A', '1a', 'a-b', '__proto__', 'constructor', 'a.b', '$a', 'a'.repeat(61)])('cannot be called %s', (name) => {
    expect(faultsOf(text(name))).toHaveLength(1)
  })

  it('cannot hold what no field has', () => {
    expect(faultsOf(text('a', { onclick: 'x' }))).toHaveLength(1)
    expect(faultsOf({ type: 'script', name: 'a', label: 'A' })).toHaveLength(1)
    expect(faultsOf(text('a', { label: 'x'.repeat(40_000) }))).toHaveLength(1)
  })
})
