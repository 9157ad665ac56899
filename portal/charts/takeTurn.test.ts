import { expect, it } from '@jest/globals'
import { takeTurn } from './takeTurn'

const asLongAsItTakes = (isDone: () => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => (isDone() ? resolve() : void setTimeout(look, 5))
    look()
  })

it('calls all who wait in their order, each in a task of its own, and nobody who withdrew', async () => {
  const called: string[] = []
  const task = (name: string) => () => {
    called.push(name)
    // Ends with the task: had two been called in one, it would stand after both.
    queueMicrotask(() => called.push('end'))
  }
  takeTurn(task('first'))
  const withdraw = takeTurn(task('withdrawn'))
  takeTurn(task('last'))
  withdraw()
  await asLongAsItTakes(() => called.length === 4)
  expect(called).toEqual(['first', 'end', 'last', 'end'])
  takeTurn(task('later'))
  await asLongAsItTakes(() => called.length === 6)
  expect(called.at(-2)).toBe('later')
})
