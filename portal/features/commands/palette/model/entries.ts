import type { ReactNode } from 'react'
import type { IconShape } from '../../../../ui/Icon'

/** Where an entry leads: a screen of the portal, a page outside the app, something done at once, or something done in the palette, which stays. */
export type Goal = Readonly<{ to: string } | { href: string } | { run: () => void } | { stay: () => void }>

/** One thing that the palette offers. */
export type Entry = Readonly<{
  /** Unique in the palette. */
  id: string
  icon: IconShape
  text: string
  detail?: string | undefined
  aside?: ReactNode
  goal: Goal
}>

export type EntryGroup = 'recent' | 'clients' | 'portfolios' | 'holdings' | 'screens' | 'actions'
