import type { CollectionBeforeOperationHook } from 'payload'

/**
 * Lists come without these joins unless a request names joins itself: each would be a query more for every page, and only the record's own
 * form shows them.
 */
export const leanLists =
  (...joins: readonly [string, ...string[]]): CollectionBeforeOperationHook =>
  ({ args, collection, operation }) => {
    const asked = args as { id?: unknown; joins?: unknown }
    if (operation !== 'read' || asked.id !== undefined || asked.joins !== undefined) return args
    const isAll = collection.flattenedFields.every(({ name, type }) => type !== 'join' || joins.includes(name))
    return { ...args, joins: isAll ? false : Object.fromEntries(joins.map((name) => [name, false])) }
  }
