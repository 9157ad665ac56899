import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useText } from '../../../lib/i18n/useText'
import { useSession } from '../../../lib/session'
import { Key, keyNames } from '../../../ui/Key'
import { CommandPalette } from '../../../ui/palette/CommandPalette'
import { RowsSkeleton } from '../../../ui/RowsSkeleton'
import { Text } from '../../../ui/Text'
import type { Entry } from './model/entries'
import { markedParts } from './model/markedParts'
import { noteRecent } from './model/recent'
import { type Offered, useGroups } from './useGroups'

interface PaletteProps extends Offered {
  onClose: () => void
}

/** Finds clients, portfolios and holdings, screens and what can be done, by a few letters. */
export function Palette({ onClose, ...offered }: PaletteProps) {
  const t = useText('commands')
  const navigate = useNavigate()
  const { user } = useSession()
  const [query, setQuery] = useState('')
  const { count, groups, hasFailed, isPartial, isWaiting } = useGroups(query, offered)

  const go = ({ detail, goal, text }: Entry, inNewTab: boolean) => {
    if ('stay' in goal) return goal.stay()
    if ('to' in goal) noteRecent(user.id, { to: goal.to, text, ...(detail === undefined ? {} : { detail }) })
    onClose()
    if ('run' in goal) goal.run()
    else if (inNewTab) window.open('to' in goal ? goal.to : goal.href, '_blank', 'noopener')
    else if ('to' in goal) void navigate(goal.to)
    else window.location.assign(goal.href)
  }

  return (
    <CommandPalette
      label={t('palette.label')}
      placeholder={t('palette.placeholder')}
      listLabel={t('palette.results')}
      closeLabel={t('palette.close')}
      query={query}
      onQueryChange={setQuery}
      isWaiting={isWaiting}
      groups={groups.map(({ entries, id }) => ({
        id,
        label: t(`palette.group.${id}`),
        commands: entries.map(({ aside, detail, icon, id: entryId, text }) => ({
          id: entryId,
          icon,
          name: <Marked text={text} query={query} />,
          detail: detail && <Marked text={detail} query={query} />,
          aside,
        })),
      }))}
      onChoose={(id, inNewTab) => {
        const entry = groups.flatMap(({ entries }) => entries).find((each) => each.id === id)
        if (entry) go(entry, inNewTab)
      }}
      onClose={onClose}
      hints={<Hints />}
      status={isWaiting ? t('palette.searching') : t('palette.count', { count })}
    >
      {hasFailed ? (
        <Text as="p" $muted>
          {t('palette.failed')}
        </Text>
      ) : count > 0 ? (
        isPartial && (
          <Text as="p" $role="small" $muted>
            {t('palette.partial')}
          </Text>
        )
      ) : isWaiting ? (
        <RowsSkeleton count={3} />
      ) : (
        <>
          <Text as="p" $role="strong">
            {t('palette.none', { query: query.trim() })}
          </Text>
          <Text as="p" $muted>
            {t('palette.noneMore')}
          </Text>
        </>
      )}
    </CommandPalette>
  )
}

function Marked({ query, text }: Readonly<{ text: string; query: string }>) {
  return markedParts(text, query).map(({ isMatch, text: part }, index) => (isMatch ? <mark key={index}>{part}</mark> : part))
}

function Hints() {
  const t = useText('commands')
  return (
    <>
      <span>
        <Key>{keyNames.up}</Key> <Key>{keyNames.down}</Key> {t('palette.hint.move')}
      </span>
      <span>
        <Key>{keyNames.tab}</Key> {t('palette.hint.group')}
      </span>
      <span>
        <Key>{keyNames.control}</Key> <Key>{keyNames.enter}</Key> {t('palette.hint.newTab')}
      </span>
    </>
  )
}
