import { describe, expect, it } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { listChoice, listOptional, listSwitch, listText, readListState, useListState, writeListState } from './useListState'

const schema = z.object({
  q: listText(),
  range: listChoice(['1m', '12m'], '1m'),
  type: listChoice(['ISA', 'GIA'], null),
  from: listOptional(),
  hidden: listSwitch(),
})
const empty = { q: '', range: '1m', type: null, from: null, hidden: false }
const read = (query: string) => readListState(schema, new URLSearchParams(query))

describe('the state of a list', () => {
  it('falls back value by value', () => {
    expect(read('')).toEqual(empty)
    expect(read('q=rail&range=never&type=Yacht&from=2026-01-01&hidden=yes')).toEqual({ ...empty, q: 'rail', from: '2026-01-01' })
    expect(read(`q=${'x'.repeat(9999)}&hidden=1`)).toEqual({ ...empty, hidden: true })
  })

  it('leaves out what nobody chose, and leaves others alone', () => {
    const before = new URLSearchParams('tab=holdings&q=old&hidden=1')
    expect(writeListState(schema, before, { ...read(''), type: 'ISA' }).toString()).toBe('tab=holdings&type=ISA')
  })

  it('comes back as it was written', () => {
    const state = { q: 'a&b', range: '12m', type: 'GIA', from: '1', hidden: true } as const
    expect(readListState(schema, writeListState(schema, new URLSearchParams(), state))).toEqual(state)
  })
})

it('makes one step back of a search, and one of each choice', async () => {
  const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter initialEntries={['/list']}>{children}</MemoryRouter>
  const { result } = renderHook(() => ({ list: useListState(schema), search: useLocation().search, go: useNavigate() }), { wrapper })
  const change = (...given: Parameters<(typeof result.current.list)[1]>) => act(() => result.current.list[1](...given))
  change({ q: 'r' }, 'typing')
  change({ q: 'ra' }, 'typing')
  change({ q: 'rail' }, 'typing')
  change({ range: '12m' })
  expect(result.current.search).toBe('?q=rail&range=12m')
  await act(async () => result.current.go(-1))
  expect(result.current.search).toBe('?q=rail')
  await act(async () => result.current.go(-1))
  expect(result.current.list[0]).toEqual(empty)
})

it('is one step too where letters come faster than the address is shown, and none of them is lost', async () => {
  const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter initialEntries={['/list']}>{children}</MemoryRouter>
  const { result } = renderHook(() => ({ list: useListState(schema), search: useLocation().search, go: useNavigate() }), { wrapper })
  act(() => {
    const [, change] = result.current.list
    change({ q: 'r' }, 'typing')
    change({ q: 'ra' }, 'typing')
    change({ hidden: true }, 'replace')
  })
  expect(result.current.search).toBe('?q=ra&hidden=1')
  await act(async () => result.current.go(-1))
  expect(result.current.list[0]).toEqual(empty)
})
