import { useSearchParams } from 'react-router-dom'
import { useSession } from './session'
import { useStableCallback } from './useStableCallback'

/** What can be edited beside a page. With the id of what is edited, or of what something new becomes a part of. */
const editedKinds = [
  'account',
  'new-account',
  'invite',
  'person',
  'portfolio',
  'new-portfolio',
  'holding',
  'new-holding',
  'transaction',
  'new-transaction',
  'portal',
] as const
export type EditedKind = (typeof editedKinds)[number]
export type EditedOpening = Readonly<{ kind: EditedKind; id: string }>

/**
 * What is read beside a page. `explain`: a figure, with what it is made of. `breakdown`: the holdings behind one row, `sector.Health`. `note`: a contract
 * note. `about`: what the page is of, `portfolio` or `account`. The words above are those of editing, so a holding that is read has `?holding=` (docs/decisions/270).
 */
const readKinds = ['explain', 'breakdown', 'note', 'about'] as const
const openingKinds = [...editedKinds, ...readKinds] as const
type OpeningKind = (typeof openingKinds)[number]

const isEdited = (kind: OpeningKind): kind is EditedKind => !readKinds.some((each) => each === kind)

/** An opening for editing; null for any other. */
export function editedOf(opening: Readonly<{ kind: OpeningKind; id: string }> | null): EditedOpening | null {
  return opening && isEdited(opening.kind) ? { kind: opening.kind, id: opening.id } : null
}

/** `?open=account.<id>`: a link to a page with something open beside it, for editing or for reading. */
export function useOpening() {
  const [search, setSearch] = useSearchParams()
  const [name = '', ...rest] = (search.get('open') ?? '').split('.')
  const kind = openingKinds.find((each) => each === name)

  const set = (value: string | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        // The frame has one column for a drawer.
        after.delete('holding')
        if (value === null) after.delete('open')
        else after.set('open', value)
        return after
      },
      { replace: value === null || search.has('open'), preventScrollReset: true },
    )
  return {
    opening: kind ? { kind, id: rest.join('.') } : null,
    open: useStableCallback((next: OpeningKind, id: string) => set(`${next}.${id}`)),
    close: useStableCallback(() => set(null)),
  }
}

/**
 * Whether the signed-in person may change what is open, by their role: a portal is an administrator's and a company admin's, a person an
 * administrator's, all else of whoever changes accounts.
 */
export function useMayOpen(edited: EditedOpening | null): boolean {
  const { user } = useSession()
  const mayEdit = useMayEdit()
  if (edited === null) return false
  const isAdmin = user.roles.includes('admin')
  if (edited.kind === 'portal') return isAdmin || user.roles.includes('company-admin')
  return edited.kind === 'person' ? isAdmin : mayEdit
}

/**
 * Whether the signed-in person may change accounts by their role; with the id of one, also that it is not lent to them or their own. The server
 * decides in the end (docs/decisions/160).
 */
export function useMayEdit(account?: string): boolean {
  const { accounts, user } = useSession()
  if (user.roles.includes('admin')) return true
  return user.roles.includes('advisor') && !accounts.some(({ id }) => id === account)
}
