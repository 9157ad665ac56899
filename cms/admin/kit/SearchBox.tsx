'use client'

import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'

/** Milliseconds of quiet before what was typed is asked for. */
const pause = 300

/** Characters of a hint that the box has room for. */
const roomy = 28

type Props = Readonly<{
  label: string
  hint: string
  /** What the list is narrowed to. */
  value: string
  /** The trimmed text, once nobody has typed for a moment. */
  onSearch: (text: string) => void
}>

/** The text that a list is narrowed by. */
export function SearchBox({ hint, label, onSearch, value }: Props) {
  const [text, setText] = useState(value)
  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => onSearch(text.trim()), pause)
    return () => clearTimeout(timer)
  }, [onSearch, text, value])
  return (
    <span className={hint.length > roomy ? 'qs-searchbox qs-searchbox--wide' : 'qs-searchbox'}>
      <Search aria-hidden="true" />
      <input
        type="search"
        aria-label={label}
        placeholder={hint}
        maxLength={80}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </span>
  )
}
