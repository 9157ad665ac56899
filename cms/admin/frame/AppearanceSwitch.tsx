'use client'

import { useTheme } from '@payloadcms/ui'
import { Moon, Sun } from 'lucide-react'

/** Light or dark, kept by Payload in a cookie. */
export function AppearanceSwitch({ toDark, toLight }: Readonly<{ toDark: string; toLight: string }>) {
  const { setTheme, theme } = useTheme()
  const isDark = theme === 'dark'
  const Sign = isDark ? Sun : Moon
  return (
    <button
      type="button"
      className="qs-quiet"
      aria-label={isDark ? toLight : toDark}
      title={isDark ? toLight : toDark}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    >
      <Sign aria-hidden="true" />
    </button>
  )
}
