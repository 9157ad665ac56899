import { Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { SearchButton } from '../../features/commands/SearchButton'
import { useShortcuts } from '../../features/commands/useShortcuts'
import { type CommandName, setCommandHandler } from '../../lib/commands'
import { readCookie } from '../../lib/cookies'
import { ErrorBoundary } from '../../lib/ErrorBoundary'
import { useSession } from '../../lib/session'
import { lazyPart } from '../../ui/lazyPart'
import { usePlaces } from './usePlaces'

const PaletteOfPerson = lazyPart(() => import('./PaletteOfPerson'), 'PaletteOfPerson', { texts: ['errors'], showsFailure: false })
const ShortcutsDialog = lazyPart(() => import('../../features/commands/ShortcutsDialog'), 'ShortcutsDialog', { showsFailure: false })
const AdminMenu = lazyPart(() => import('../../features/commands/AdminMenu'), 'AdminMenu', { showsFailure: false })
const CookieNotice = lazyPart(() => import('../../features/cookies/CookieNotice'), 'CookieNotice', {
  texts: ['cookies'],
  showsFailure: false,
})
const Tour = lazyPart(() => import('../../features/commands/tour/Tour'), 'Tour', { showsFailure: false })

/** What opens over any page of the dashboard, and the keys that open it. */
export function Commands() {
  const navigate = useNavigate()
  const { user } = useSession()
  const [opened, setOpened] = useState<CommandName | null>(null)
  const close = () => setOpened(null)
  const places = usePlaces()
  const lettered = places.flatMap(({ label, letter, to }) => (letter === null ? [] : [{ label, letter, to }]))
  const hasAdminMenu = user.roles.includes('admin')

  useEffect(() => setCommandHandler(setOpened), [])
  useShortcuts({
    opened,
    onToggle: (name) => setOpened((before) => (before === name ? null : name)),
    hasAdminMenu,
    places: Object.fromEntries(lettered.map(({ letter, to }) => [letter, () => void navigate(to)])),
  })

  return (
    <>
      <SearchButtons />
      {readCookie('quayside-cookies') === null && (
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <CookieNotice place="float" />
          </Suspense>
        </ErrorBoundary>
      )}
      {/* Without a part that cannot be had the page works as before; the next try asks for it again. */}
      <ErrorBoundary key={opened} fallback={() => null}>
        <Suspense>
          {opened === 'palette' && <PaletteOfPerson places={places} onClose={close} />}
          {opened === 'shortcuts' && <ShortcutsDialog places={lettered} hasAdminMenu={hasAdminMenu} onClose={close} />}
          {opened === 'adminMenu' && <AdminMenu onClose={close} />}
          {opened === 'tour' && <Tour onClose={close} />}
        </Suspense>
      </ErrorBoundary>
    </>
  )
}

/**
 * At the end of both bars of the shell, that of a small screen first: no first view waits for a search. Heads of the page and of dialogues are no bars.
 * Told apart here and not by a mark on the bars, for those come with the first view.
 */
function SearchButtons() {
  return [...document.querySelectorAll('header')]
    .filter((bar) => !bar.closest('main, [role=dialog], [role=alertdialog]'))
    .map((bar, index) => createPortal(<SearchButton place={index === 0 ? 'head' : 'bar'} />, bar, String(index)))
}
