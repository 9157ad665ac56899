import type { Access, CollectionConfig, Where } from 'payload'
import { actorOf } from './access/actorOf'
import { adminOnly } from './access/adminOnly'
import { isPlatformAdmin } from './access/rolesOf'
import { stampFields } from './fields/stamps'
import { logChange, logDelete } from './hooks/logActivity'

const requiredRules = ['create', 'read', 'update', 'delete'] as const

type Options = {
  /** False for the log itself and for the server's own working records. */
  isLogged?: boolean
}

/**
 * Every collection goes through here. Payload's default rule is "any signed-in user", and investors are signed-in users,
 * so a collection that leaves a rule out is refused. Adds trash, who made and changed a record, and the activity log.
 * Throws an `Error` that names the collection and the missing rule.
 */
export function defineCollection<Slug extends string>(
  config: CollectionConfig & { slug: Slug },
  { isLogged = true }: Options = {},
): CollectionConfig & { slug: Slug } {
  for (const rule of requiredRules) {
    if (!config.access?.[rule]) throw new Error(`Collection ${config.slug} does not say who may ${rule}: add access.${rule}`)
  }
  return {
    trash: isLogged,
    versions: false,
    lockDocuments: false,
    disableBulkEdit: true,
    ...config,
    access: {
      readVersions: adminOnly,
      unlock: adminOnly,
      ...config.access,
      ...(isLogged && config.access?.read ? { read: hidingTrash(config.access.read) } : {}),
    },
    admin: { pagination: { defaultLimit: 50, limits: [25, 50, 100] }, ...config.admin },
    fields: isLogged ? [...config.fields, ...stampFields()] : config.fields,
    hooks: isLogged
      ? {
          ...config.hooks,
          afterChange: [...(config.hooks?.afterChange ?? []), logChange],
          afterDelete: [...(config.hooks?.afterDelete ?? []), logDelete],
        }
      : config.hooks,
  }
}

/**
 * What was thrown away is an admin's to see, whatever a list asks for: Payload lets anyone who may read a record read it in the trash too.
 * A stored file is served to nobody any more, for its route does not look at the trash at all.
 */
const hidingTrash =
  (read: Access): Access =>
  async (args) => {
    const result = await read(args)
    const mayRestore = isPlatformAdmin(actorOf(args.req)) && !args.isReadingStaticFile
    if (result === false || mayRestore) return result
    const notTrashed: Where = { deletedAt: { exists: false } }
    return result === true ? notTrashed : { and: [result, notTrashed] }
  }
