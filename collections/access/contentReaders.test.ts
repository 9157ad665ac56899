import { describe, expect, it } from '@jest/globals'
import { keysOf, readersOf, type ViewAccess } from './contentReaders'

type Asker = Readonly<{ id: string; organisation?: string; isProfessional?: boolean; isInvestor?: boolean; disabled?: boolean }>

/** Whether a person may read a view; null is nobody. The person belongs to no portal unless they have an organisation. */
async function reads(asker: Asker | null, view: ViewAccess, isProtected = false): Promise<boolean> {
  const user = asker && { ...asker, collection: 'users' }
  const req = { user, context: { relatedIds: new Map([['portal', Promise.resolve([])]]) } }
  const keys = await keysOf(req as never)
  return readersOf(view, { isProtected }).some((key) => keys.has(key))
}

const client: Asker = { id: 'c', isInvestor: true }
const advisor: Asker = { id: 'a', organisation: 'f', isProfessional: true }
const plain: Asker = { id: 'p' }
const everyone = [null, plain, client, advisor]
const readersAmong = async (view: ViewAccess, isProtected = false) => Promise.all(everyone.map((asker) => reads(asker, view, isProtected)))

describe('who reads a view: nobody signed in, a person, a client, an advisor', () => {
  it.each<[ViewAccess, boolean[]]>([
    [{ level: 'public' }, [true, true, true, true]],
    [{ level: 'hidden' }, [false, false, false, false]],
    [{}, [false, false, false, false]],
    [{ level: 'authenticated' }, [false, true, true, true]],
    [{ level: 'users', users: ['c'] }, [false, false, true, false]],
    [{ level: 'users', users: [] }, [false, false, false, false]],
    [{ level: 'organisations', organisations: [{ id: 'f' }] }, [false, false, false, true]],
    [{ level: 'public', permissions: ['guest'] }, [true, false, false, false]],
    [{ level: 'public', permissions: ['professional'] }, [false, false, false, true]],
    [{ level: 'public', permissions: ['portfolios', 'professional'] }, [false, false, true, true]],
    [{ level: 'public', permissions: ['authenticated'] }, [false, true, true, true]],
    [{ level: 'authenticated', permissions: ['portals'] }, [false, false, false, true]],
    [{ level: 'authenticated', permissions: ['guest'] }, [false, false, false, false]],
    [{ level: 'users', users: ['c', 'a'], permissions: ['professional'] }, [false, false, false, true]],
  ])('%j', async (view, expected) => {
    expect(await readersAmong(view)).toEqual(expected)
  })

  it('a protected page asks everybody to sign in', async () => {
    expect(await readersAmong({ level: 'public' }, true)).toEqual([false, true, true, true])
    expect(await readersAmong({ level: 'public', permissions: ['guest'] }, true)).toEqual([false, false, false, false])
  })

  it('a disabled person is a stranger', async () => {
    expect(await reads({ ...client, disabled: true }, { level: 'authenticated' })).toBe(false)
  })
})
