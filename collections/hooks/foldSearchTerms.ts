import type { CollectionBeforeOperationHook, Where } from 'payload'
import { foldSearch } from '../../shared/i18n/searchText'

/**
 * A search for "Þór" and one for "thor" find the same: `searchName` holds each name without its accents too, and what is looked for there
 * loses them here. SQLite folds ASCII only when it compares.
 */
export const foldSearchTerms: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { where } = args as { where?: Where }
  return operation === 'read' && where ? { ...args, where: folded(where) as Where } : args
}

function folded(where: unknown): unknown {
  if (Array.isArray(where)) return where.map(folded)
  if (where === null || typeof where !== 'object') return where
  return Object.fromEntries(
    Object.entries(where).map(([key, value]: [string, unknown]) => [key, isSearchName(key) ? foldedTerms(value) : folded(value)]),
  )
}

/** Of a record itself, or of one that it refers to. */
const isSearchName = (path: string): boolean => path === 'searchName' || path.endsWith('.searchName')

/** Of `like` and `contains`; other conditions ask for the stored text itself. */
function foldedTerms(operators: unknown): unknown {
  if (operators === null || typeof operators !== 'object') return operators
  return Object.fromEntries(
    Object.entries(operators).map(([operator, term]: [string, unknown]) => [
      operator,
      typeof term === 'string' && (operator === 'like' || operator === 'contains') ? foldSearch(term) : term,
    ]),
  )
}
