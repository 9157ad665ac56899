import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { clientWith, signIn } from '../helpers/client'
import { root } from '../helpers/children'

type Manifest = { node: Record<string, { filename: string }> }

/** Ids of the panel's server functions in the build that is served. */
const actionIds = (): string[] => {
  const manifest = JSON.parse(readFileSync(join(root, 'cms/.next/server/server-reference-manifest.json'), 'utf8')) as Manifest
  return Object.entries(manifest.node)
    .filter(([, { filename }]) => filename.endsWith('layout.tsx'))
    .map(([id]) => id)
}

const call = async (client: Awaited<ReturnType<typeof signIn>>, name: string, args: object = {}) => {
  const [id = ''] = actionIds()
  return client.send('POST', '/admin', {
    body: JSON.stringify([{ name, args }]),
    headers: { 'next-action': id, 'content-type': 'text/plain;charset=UTF-8', accept: 'text/x-component' },
  })
}

describe("the panel's server function", () => {
  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'form-state', 'no-such-function'])(
    '%s tells nothing to those who may not use the panel',
    async (name) => {
      for (const client of [clientWith(), await signIn('single@akta.example')]) {
        const answer = await call(client, name)
        expect(answer.text).not.toContain('quayside-token')
        expect(answer.text).not.toMatch(/sessions|"sid"|cookies/)
        expect(answer.text.length).toBeLessThan(2_000)
      }
    },
  )

  it('tells an admin nothing of their own token either', async () => {
    const admin = await signIn('admin@quayside.example')
    for (const name of ['constructor', '__proto__']) {
      const answer = await call(admin, name)
      expect(answer.text).not.toContain(admin.cookie().split('=')[1] ?? 'none')
    }
  })

  it('works for an admin', async () => {
    const admin = await signIn('admin@quayside.example')
    const answer = await call(admin, 'form-state', {
      collectionSlug: 'organisations',
      operation: 'create',
      data: {},
      docPermissions: { fields: true },
      docPreferences: { fields: {} },
      schemaPath: 'organisations',
    })
    expect(answer.text).toContain('"state"')
  })
})
