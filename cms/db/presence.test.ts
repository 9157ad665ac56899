import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { databasePresence } from './presence'

type Mood = 'there' | 'silent' | 'refusing'

/** A database whose mood can be changed; what it was asked while silent it answers when it is there again, as a process that was stopped does. */
function fakeDatabase() {
  let mood: Mood = 'there'
  let asked = 0
  const unheard: (() => void)[] = []
  const ping = () => {
    asked += 1
    if (mood === 'there') return Promise.resolve()
    if (mood === 'refusing') return Promise.reject(new Error('connection refused'))
    return new Promise<void>((resolve) => unheard.push(resolve))
  }
  const become = (next: Mood) => {
    mood = next
    if (mood !== 'silent') for (const answer of unheard.splice(0)) answer()
  }
  return { ping, become, asked: () => asked }
}

function setUp() {
  const database = fakeDatabase()
  const changes: boolean[] = []
  const waiting: { isAway: boolean; done: () => void }[] = []
  const presence = databasePresence({
    ping: database.ping,
    everyMs: 5,
    silenceMs: 40,
    onChange: (isAway) => {
      changes.push(isAway)
      for (const each of waiting.filter((one) => one.isAway === isAway)) each.done()
    },
  })
  const changed = (isAway: boolean) => new Promise<void>((done) => waiting.push({ isAway, done }))
  return { ...database, presence, changes, changed }
}

const told = (presence: ReturnType<typeof setUp>['presence']) => new Promise<void>((resolve) => presence.watch(resolve))

describe('the presence of a database', () => {
  it.each<Mood>(['silent', 'refusing'])('whoever waits for one that is %s is told, and whoever comes later knows', async (mood) => {
    const { become, changed, changes, presence } = setUp()
    become(mood)
    await Promise.all([told(presence), told(presence)])
    expect(presence.isAway()).toBe(true)
    const back = changed(false)
    become('there')
    await back
    expect([presence.isAway(), changes]).toEqual([false, [true, false]])
  })

  it('one question that failed is no outage', async () => {
    const { asked, become, changes, presence } = setUp()
    become('refusing')
    const leave = presence.watch(() => undefined)
    become('there')
    while (asked() < 4) await sleep(1)
    leave()
    expect(changes).toEqual([])
  })

  it('a process that was busy itself for longer hears the answer that lay there', async () => {
    let isAway = false
    const presence = databasePresence({
      // As an answer in a socket does, it comes with the next turn of the loop.
      ping: () => new Promise((resolve) => setImmediate(resolve)),
      everyMs: 1,
      silenceMs: 5,
      onChange: () => (isAway = true),
    })
    const leave = presence.watch(() => undefined)
    const until = performance.now() + 30
    while (performance.now() < until);
    await sleep(1)
    leave()
    expect(isAway).toBe(false)
  })

  it('nobody who waits, no questions', async () => {
    const { asked, presence } = setUp()
    presence.watch(() => undefined)()
    await sleep(30)
    const before = asked()
    await sleep(30)
    expect(asked()).toBe(before)
  })
})
