'use client'

import { useEffect } from 'react'

export type MendWords = Readonly<
  Record<
    'choose' | 'chooseAll' | 'ascending' | 'descending' | 'earlier' | 'later' | 'more' | 'copy' | 'removeFile' | 'editFile' | 'clear',
    string
  >
>

type Mend = readonly [selector: string, mend: (node: HTMLElement) => void]

const name = (node: HTMLElement, label: string | null | undefined) => {
  const text = label?.replace(/\s+/g, ' ').trim()
  if (text && node.getAttribute('aria-label') !== text) node.setAttribute('aria-label', text)
}
const attribute = (key: string, value: string) => (node: HTMLElement) => {
  if (node.getAttribute(key) !== value) node.setAttribute(key, value)
}
const labelOf = (node: HTMLElement) => node.closest('.field-type')?.querySelector('.field-label')?.firstChild?.textContent

/** What is wrong, and how it is put right. Payload 3.90; look again at each upgrade, and take out what it mends itself. */
const mends = (words: MendWords): readonly Mend[] => [
  [
    'td .checkbox-input input',
    (node) => name(node, `${words.choose}: ${node.closest('tr')?.querySelector('.qs-celllink')?.textContent ?? ''}`),
  ],
  [
    'th .checkbox-input input',
    (node) => {
      node.removeAttribute('aria-labelledby')
      name(node, words.chooseAll)
    },
  ],
  ['.field-type .rs__input, .field-type .date-time-picker input', (node) => name(node, labelOf(node))],
  ['.dropdown-indicator[aria-hidden="true"], .clear-indicator[aria-hidden="true"]', attribute('tabindex', '-1')],
  // A thing to be moved that holds buttons is no button itself.
  ['.rs__multi-value[role="button"]', attribute('role', 'group')],
  ['.popup-button:has(.doc-controls__dots)', (node) => name(node, words.more)],
  ['.clickable-arrow--left', (node) => name(node, words.earlier)],
  ['.clickable-arrow--right', (node) => name(node, words.later)],
  ['.copy-to-clipboard', (node) => name(node, words.copy)],
  ['.file-details__remove, .upload-relationship-details__remove', (node) => name(node, words.removeFile)],
  ['.upload-relationship-details__edit', (node) => name(node, words.editFile)],
  // Its number of versions is part of what one sees.
  ['.doc-tab:has(.pill-version-count)', (node) => name(node, node.textContent)],
  ['.date-time-picker__clear-button', (node) => name(node, `${words.clear}: ${labelOf(node) ?? ''}`)],
  ['ul.doc-tabs__tabs', attribute('role', 'presentation')],
  ['.template-minimal__wrap', attribute('role', 'main')],
  [
    '.doc-header',
    (node) => {
      attribute('role', 'region')(node)
      name(node, node.querySelector('h1')?.textContent)
    },
  ],
  ['.relationship-table h4, .field-type > h4, .group-field__title', attribute('aria-level', '2')],
  // An object is read out where the label is one a language.
  ['.sort-column__asc', (node) => name(node, `${node.closest('.sort-column')?.textContent ?? ''}: ${words.ascending}`)],
  ['.sort-column__desc', (node) => name(node, `${node.closest('.sort-column')?.textContent ?? ''}: ${words.descending}`)],
]

/** Gives Payload's own controls the names and roles that they lack for people who hear the page or use the keyboard alone. */
export function MendMarkup({ words }: Readonly<{ words: MendWords }>) {
  useEffect(() => {
    const all = mends(words)
    let frame = 0
    const run = () => {
      frame = 0
      for (const [selector, mend] of all) document.querySelectorAll<HTMLElement>(selector).forEach(mend)
    }
    const observer = new MutationObserver(() => {
      frame ||= requestAnimationFrame(run)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    run()
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [words])
  return null
}
