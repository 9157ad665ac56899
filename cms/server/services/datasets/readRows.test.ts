import { describe, expect, it } from '@jest/globals'
import { DataError } from './DataError'
import { readRows } from './readRows'

const problemOf = (text: string, kind: 'json' | 'csv'): string => {
  try {
    readRows(text, kind)
    return 'read'
  } catch (error) {
    if (error instanceof DataError) return error.problem
    throw error
  }
}

describe('readRows of JSON', () => {
  it('reads a list of objects, and names what is no value of a table', () => {
    expect(readRows('[{"a":1,"b":"x"},{"b":null,"c":true,"d":{"e":1}}]', 'json')).toEqual({
      columns: ['a', 'b', 'c'],
      rows: [
        [1, 'x', null],
        [null, null, true],
      ],
      leftOut: ['d'],
    })
  })

  it('reads the one list of an object', () => {
    expect(readRows('{"source":"a","rows":[{"a":1}]}', 'json').rows).toEqual([[1]])
  })

  it('names of the language are columns like others', () => {
    expect(readRows('[{"__proto__":1,"constructor":2}]', 'json')).toMatchObject({ columns: ['__proto__', 'constructor'], rows: [[1, 2]] })
  })

  it.each([
    ['{', 'not_data'],
    ['"text"', 'not_data'],
    ['{"a":[],"b":[]}', 'not_data'],
    ['[1,2]', 'bad_rows'],
    ['[]', 'empty'],
    ['[{}]', 'bad_rows'],
  ])('refuses %s: %s', (text, problem) => {
    expect(problemOf(text, 'json')).toBe(problem)
  })
})

it('refuses more rows and columns than a dataset holds', () => {
  expect(problemOf(JSON.stringify(Array.from({ length: 5001 }, () => ({ a: 1 }))), 'json')).toBe('too_many_rows')
  const wide = Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`c${at}`, 1]))
  expect(problemOf(JSON.stringify([wide]), 'json')).toBe('too_many_columns')
})

describe('readRows of CSV', () => {
  it('reads numbers as such, codes and long numbers as text, and blanks as nothing', () => {
    expect(readRows('\uFEFFcode;name;value\n007;"Þór; sf";-1.50\n12345678901234567;;1e5\n', 'csv')).toEqual({
      columns: ['code', 'name', 'value'],
      rows: [
        ['007', 'Þór; sf', -1.5],
        ['12345678901234567', null, '1e5'],
      ],
      leftOut: [],
    })
  })

  it('reads one column', () => {
    expect(readRows('a\n1\n2', 'csv').rows).toEqual([[1], [2]])
  })

  it.each([
    ['a,b\n1', 'bad_rows'],
    ['a,a\n1,2', 'bad_rows'],
    ['a,\n1,2', 'bad_rows'],
    ['a,b', 'empty'],
    ['', 'bad_rows'],
    ['a,b\n"1,2', 'bad_rows'],
  ])('refuses %j: %s', (text, problem) => {
    expect(problemOf(text, 'csv')).toBe(problem)
  })
})
