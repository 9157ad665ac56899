import { useEffect, useRef } from 'react'
import type { CommandName } from '../../lib/commands'
import { useStableCallback } from '../../lib/useStableCallback'
import { areSingleKeysOn } from './model/singleKeys'

/** How long the letter after `g` is waited for, in ms. */
const patienceMs = 1500

interface Shortcuts {
  /** What is open; its own keys close it again. */
  opened: CommandName | null
  onToggle: (name: CommandName) => void
  hasAdminMenu: boolean
  /** Where `g` and a letter lead. */
  places: Readonly<Record<string, () => void>>
}

/** The keys of the dashboard. Where text is typed, and over what lies on the page, they are the field's and the dialog's own. */
export function useShortcuts({ hasAdminMenu, onToggle, opened, places }: Shortcuts): void {
  const askedAt = useRef(Number.NEGATIVE_INFINITY)

  const handleKeyDown = useStableCallback((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return
    const key = event.key.toLowerCase()
    const isCommand = event.ctrlKey || event.metaKey
    const name = nameOf(key, isCommand)
    // What lies on the page keeps its keys, but for the ones that opened it.
    if (name !== undefined && name === opened && isCommand) return act(event, () => onToggle(name))
    if (isCovered()) return
    if (name === 'palette' && isCommand && !event.shiftKey) return act(event, () => onToggle(name))
    if (isText(event.target)) return
    if (name === 'adminMenu') return hasAdminMenu && !event.shiftKey ? act(event, () => onToggle(name)) : undefined
    if (isCommand || !areSingleKeysOn()) return
    const place = event.timeStamp - askedAt.current < patienceMs ? places[key] : undefined
    askedAt.current = key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY
    if (place) return act(event, place)
    if (name !== undefined) act(event, () => onToggle(name))
  })

  useEffect(() => {
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [handleKeyDown])
}

function nameOf(key: string, isCommand: boolean): CommandName | undefined {
  if (isCommand) return key === 'k' ? 'palette' : key === 'a' ? 'adminMenu' : undefined
  return key === '/' ? 'palette' : key === '?' ? 'shortcuts' : undefined
}

function act(event: KeyboardEvent, what: () => void): void {
  event.preventDefault()
  what()
}

/** The kit hides the page from screen readers while a dialog or a popover is open. */
const isCovered = (): boolean => document.getElementById('main')?.closest('[aria-hidden="true"], [inert]') != null

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('textarea, select, [contenteditable="true"], input:not([type=checkbox], [type=radio], [type=button])') !== null)
