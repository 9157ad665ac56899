import type { CollectionConfig } from 'payload'
import { adminOnly } from './access/adminOnly'
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
export function defineCollection<Slug extends string>(config: CollectionConfig & { slug: Slug }, { isLogged = true }: Options = {}): CollectionConfig & { slug: Slug } {
  for (const rule of requiredRules) {
    if (!config.access?.[rule]) throw new Error(`Collection ${config.slug} does not say who may ${rule}: add access.${rule}`)
  }
  return {
    trash: isLogged,
    versions: false,
    lockDocuments: false,
    disableBulkEdit: true,
    ...config,
    access: { readVersions: adminOnly, unlock: adminOnly, ...config.access },
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
