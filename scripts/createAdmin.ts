import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { CommandError, runCommand } from './lib/runCommand'

/**
 * `npm run create-admin -- --email you@firm.example --name "Your Name"`: the first platform admin of an installation, or one more. The
 * password comes from ADMIN_PASSWORD; without it one is made and printed once. Never changes a person who exists.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } })
  const email = values.email?.trim().toLowerCase()
  if (!email || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw new CommandError('Name the address to sign in with: npm run create-admin -- --email you@firm.example --name "Your Name"')
  const given = process.env.ADMIN_PASSWORD
  // A digit is always in it, as the rule of passwords wants.
  const password = given ?? `${randomBytes(15).toString('base64url')}7`
  // What takes seconds to load is loaded once the command is known to make sense.
  const [{ createLocalReq, getPayload }, { default: config }] = await Promise.all([import('payload'), import('../payload.config')])
  const payload = await getPayload({ config, key: 'create-admin', cron: false })
  const req = await createLocalReq({}, payload)
  try {
    const { totalDocs } = await payload.count({
      collection: 'users',
      where: { email: { equals: email } },
      // rights: the operator of the installation, who holds its database.
      overrideAccess: true,
      req,
    })
    if (totalDocs > 0)
      throw new CommandError(
        `${email} exists already and was left as it is. Make it an administrator in the admin panel, or choose another address.`,
      )
    await payload.create({
      collection: 'users',
      data: { email, name: values.name?.trim() || 'Administrator', password, admin: true },
      depth: 0,
      // rights: as above.
      overrideAccess: true,
      req,
    })
  } catch (error) {
    if (error instanceof Error && 'data' in error && error.name === 'APIError')
      throw new CommandError(`ADMIN_PASSWORD is refused: ${error.message}`)
    throw error
  } finally {
    await payload.destroy()
  }
  process.stdout.write(`${email} is a platform admin now.${given === undefined ? ` Password, shown this once: ${password}` : ''}\n`)
})
