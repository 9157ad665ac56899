import type { Field } from 'payload'

/**
 * How a value reads in a list and in a ledger of the panel, where its field's type does not say it all. What each looks like stands in
 * `cms/admin/cells/contents.tsx`.
 */
export const cellNames = [
  'account',
  'person',
  'roles',
  'link',
  'active',
  'state',
  'status',
  'figures',
  'money',
  'reportingMoney',
  'ratio',
  'day',
  'brand',
  'country',
  'theme',
  'portalSlug',
  'source',
  'addressee',
  'activity',
  'changes',
  'detail',
  'collection',
  'job',
  'jobState',
  'mail',
  'audience',
  'icon',
  'picture',
  'file',
  'words',
] as const
export type CellName = (typeof cellNames)[number]

/** For a field's `custom`: `{ name: 'value', type: 'text', custom: cell('money') }`. */
export const cell = (name: CellName): { cell: CellName } => ({ cell: name })

const figureCells: readonly CellName[] = ['figures', 'money', 'reportingMoney', 'ratio']

/** Whether a value reads as a number, which columns of a list set at their end. */
export const isNumeric = (field: { type: string; custom?: unknown }): boolean => {
  const name = cellOf(field)
  return name === undefined ? field.type === 'number' : figureCells.includes(name)
}

const isCellName = (name: unknown): name is CellName => cellNames.some((each) => each === name)

/** The cell that a field names; undefined where its type decides. */
export function cellOf(field: { custom?: unknown }): CellName | undefined {
  const custom = field.custom as { cell?: unknown } | undefined
  return isCellName(custom?.cell) ? custom.cell : undefined
}

const component = '/cms/admin/cells/Cell#Cell'

/** Gives a field the panel's cell, unless it has one of its own. Fields that hold no value, and what no list shows, stay as they are. */
export function withCell<F extends Field>(field: F): F {
  const admin = ('admin' in field ? field.admin : undefined) as { components?: { Cell?: unknown } } | undefined
  const isShown = 'name' in field && (field.type !== 'ui' || cellOf(field) !== undefined)
  if (!isShown || admin?.components?.Cell !== undefined) return field
  return { ...field, admin: { ...admin, components: { ...admin?.components, Cell: component } } }
}
