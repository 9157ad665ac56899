import ChevronsDown from 'lucide-react/icons/chevrons-down'
import ChevronsUp from 'lucide-react/icons/chevrons-up'
import History from 'lucide-react/icons/history'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useState } from 'react'
import { isClient } from '../../../../shared/domain/roles'
import { searchFor } from '../../../../shared/i18n/searchText'
import { useText } from '../../../lib/i18n/useText'
import { useSession } from '../../../lib/session'
import type { Entry, EntryGroup } from './model/entries'
import { recentOf } from './model/recent'
import { useFound } from './useFound'

/** What the palette offers besides what the server finds. */
export type Offered = Readonly<{
  /** The portal that is searched; null for somebody who has none. */
  portal: string | null
  screens: readonly Entry[]
  actions: readonly Entry[]
}>

/** Entries of a group until all of them are asked for. */
const few = 5

type Group = Readonly<{ id: EntryGroup | 'accounts' | 'more'; entries: readonly Entry[] }>

/** What a text leads to, by group and in their order; with nothing typed where the person went last, and all screens and actions. */
export function useGroups(query: string, { actions, portal, screens }: Offered) {
  const t = useText('commands')
  const { user } = useSession()
  const [only, setOnly] = useState<Group['id'] | null>(null)
  const found = useFound(portal, query)
  const isFound = searchFor(query)
  const fits = ({ detail, text }: Entry): boolean => isFound([text, detail ?? null])
  const [recent] = useState(() =>
    recentOf(user.id).map(({ to, ...rest }): Entry => ({ ...rest, id: `recent-${to}`, icon: History, goal: { to } })),
  )

  const all: readonly Group[] = [
    { id: 'recent', entries: query.trim() === '' ? recent : [] },
    { id: isClient(user) ? 'accounts' : 'clients', entries: found.clients },
    { id: 'portfolios', entries: found.portfolios },
    { id: 'holdings', entries: found.holdings },
    { id: 'screens', entries: screens.filter(fits) },
    { id: 'actions', entries: [...found.actions, ...actions.filter(fits)] },
    {
      id: 'more',
      entries: found.hasFailed ? [{ id: 'retry', icon: RotateCw, text: t('palette.retry'), goal: { stay: found.refresh } }] : [],
    },
  ]
  const filled = all.filter(({ entries }) => entries.length > 0)
  // What was asked for alone may have nothing left after another letter.
  const alone = filled.find(({ id }) => id === only)
  return {
    groups: alone ? [{ ...alone, entries: [...alone.entries, backEntry()] }] : filled.map(shortened),
    count: filled.reduce((sum, { entries, id }) => sum + (id === 'more' ? 0 : entries.length), 0),
    ...found,
  }

  function shortened({ entries, id }: Group): Group {
    if (query.trim() === '' || entries.length <= few) return { id, entries }
    const rest: Entry = {
      id: `only-${id}`,
      icon: ChevronsDown,
      text: t('palette.showAll', { count: entries.length, group: t(`palette.group.${id}`) }),
      goal: { stay: () => setOnly(id) },
    }
    return { id, entries: [...entries.slice(0, few), rest] }
  }

  function backEntry(): Entry {
    return { id: 'back', icon: ChevronsUp, text: t('palette.showFewer'), goal: { stay: () => setOnly(null) } }
  }
}
