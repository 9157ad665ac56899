'use client'

import { useEffect } from 'react'

export type MendWords = Readonly<
  Record<
    | 'choose'
    | 'chooseAll'
    | 'ascending'
    | 'descending'
    | 'move'
    | 'earlier'
    | 'later'
    | 'monthBefore'
    | 'monthAfter'
    | 'month'
    | 'year'
    | 'more'
    | 'copy'
    | 'removeFile'
    | 'editFile'
    | 'clear'
    | 'bold'
    | 'italic'
    | 'link'
    | 'time'
    | 'filesSaved'
    | 'addNew'
    | 'editingNow'
    | 'locked'
    | 'order'
    | 'notifications'
    | 'dragHelp'
    | 'addBlock'
    | 'insert'
    | 'textStyle'
    | 'blocks'
    | 'addParagraph'
    | 'editLink'
    | 'removeLink'
    | 'edit'
    | 'responsive',
    string
  >
>

/** Kinds of files by their content type: what people call them. */
type FileKinds = Readonly<Record<string, string>>

type Mend = readonly [selector: string, mend: (node: HTMLElement) => void]

const name = (node: HTMLElement, label: string | null | undefined) => {
  const text = label?.replace(/\s+/g, ' ').trim()
  if (text && node.getAttribute('aria-label') !== text) node.setAttribute('aria-label', text)
}
const attribute = (key: string, value: string) => (node: HTMLElement) => {
  if (node.getAttribute(key) !== value) node.setAttribute(key, value)
}
/** Writes what a node says anew, where that is one text. */
const text = (node: HTMLElement, said: (text: string) => string) => {
  const [only, ...others] = node.childNodes
  if (only instanceof Text && others.length === 0 && said(only.data) !== only.data) only.data = said(only.data)
}
/** A button, and what stands within it. */
const called = (node: HTMLElement, said: string) => (node instanceof HTMLButtonElement ? name(node, said) : text(node, () => said))
/** What a row is called: its name, without the initials before it and what stands beneath. */
const rowOf = (node: HTMLElement) => {
  const link = node.closest('tr')?.querySelector('.qs-celllink')
  return (link?.querySelector('.qs-two > :first-child') ?? link)?.textContent ?? ''
}
const labelOf = (node: HTMLElement) => node.closest('.field-type')?.querySelector('.field-label')?.firstChild?.textContent

/** By what `record/LockNotice` knows of the lock. */
function nameEditor(node: HTMLElement, { editingNow }: MendWords) {
  const said = document.querySelector('.qs-lock h2')?.textContent
  const [title, who, when] = node.children
  if (!said || !title || !who || !when || when.hasAttribute('hidden')) return
  title.textContent = said
  who.textContent = editingNow
  when.setAttribute('hidden', '')
}

/** A text that ends with a content type, with what people call it; null for any other. */
function wordOfKind(text: string, kinds: FileKinds): string | null {
  const type = Object.keys(kinds).find((each) => text.endsWith(each))
  return type === undefined ? null : `${text.slice(0, -type.length)}${kinds[type]}`
}

/** "669 bytes" and "12KB" as lists write them (`shared/format/bytes`). */
const sizeAsListed = (text: string): string =>
  text.replace(/^(\d+) bytes/, '$1 B').replace(/^(\d+)([KMGT]B)/, (_whole, size, unit) => `${size} ${String(unit).replace('K', 'k')}`)

/** What is wrong, and how it is put right. Payload 3.90; look again at each upgrade, and take out what it mends itself. */
const mends = (words: MendWords, fileKinds: FileKinds): readonly Mend[] => [
  // Its label stands beside it; this is the name of the field.
  ['.checkbox-input input[title]', (node) => node.removeAttribute('title')],
  ['td .checkbox-input input', (node) => name(node, `${words.choose}: ${rowOf(node)}`)],
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
  // The handle of a row is the button that hears the keys; what it holds is its sign.
  ['.cell-_dragHandle [aria-roledescription]', (node) => name(node, `${words.move}: ${rowOf(node)}`)],
  [
    '.collapsible__drag',
    (node) => name(node, `${words.move}: ${node.closest('.collapsible')?.querySelector('.row-label, .pill')?.textContent ?? ''}`),
  ],
  ['.upload--has-many__drag', (node) => name(node, words.move)],
  [
    '.sort-row[role="button"]',
    (node) => {
      node.removeAttribute('role')
      node.removeAttribute('tabindex')
    },
  ],
  [
    '.popup-button',
    (node) => {
      if (!node.textContent?.trim()) name(node, words.more)
    },
  ],
  ['.clickable-arrow--left', (node) => name(node, words.earlier)],
  ['.clickable-arrow--right', (node) => name(node, words.later)],
  ['.copy-to-clipboard', (node) => name(node, words.copy)],
  ['.file-details__remove, .upload-relationship-details__remove', (node) => name(node, words.removeFile)],
  // Size, measures and, last of them, the content type.
  [
    '.file-meta__size-type, .upload-relationship-details__meta',
    ({ childNodes }) => {
      for (const part of childNodes) {
        if (!(part instanceof Text)) continue
        const said = sizeAsListed(wordOfKind(part.data, fileKinds) ?? part.data)
        if (said !== part.data) part.data = said
      }
    },
  ],
  ['.relationship-add-new__add-button', (node) => name(node, `${words.addNew}: ${labelOf(node) ?? ''}`)],
  ['.locked[role="button"]', (node) => name(node, `${words.locked}: ${rowOf(node)}`)],
  // Payload names who edits a record by their e-mail address, and writes the time the American way.
  ['.document-locked__content', (node) => nameEditor(node, words)],
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
  [
    '.relationship-table h4, .field-type > h4, .group-field__title, :is(.array-field, .blocks-field) header h3, .qs-designer h3',
    attribute('aria-level', '2'),
  ],
  ['.ContentEditable__root', (node) => name(node, labelOf(node))],
  // Words that have no translation.
  ['.react-datepicker-time__header', (node) => text(node, () => words.time)],
  ['.react-datepicker__time-list', (node) => name(node, words.time)],
  ['.react-datepicker[role="dialog"]', (node) => name(node, labelOf(node))],
  ['.react-datepicker__month-select', (node) => name(node, words.month)],
  ['.react-datepicker__year-select', (node) => name(node, words.year)],
  // Its words stand in the button too, out of sight.
  ['.react-datepicker__navigation--previous, .react-datepicker__navigation--previous *', (node) => called(node, words.monthBefore)],
  ['.react-datepicker__navigation--next, .react-datepicker__navigation--next *', (node) => called(node, words.monthAfter)],
  [
    '[data-sonner-toast] [data-title] *, [data-sonner-toast] [data-title]',
    (node) =>
      text(node, (said) =>
        said.replace(/^Successfully saved (\d+) files$/, (_whole, count: string) => words.filesSaved.replace('{count}', count)),
      ),
  ],
  // What is copied is told by the button; pressed, it says so by itself.
  ['.copy-to-clipboard .tooltip-content', (node) => text(node, (said) => (said === 'Copy URL' ? words.copy : said))],
  [
    '.live-preview-toolbar-controls *, .popup-button-list__button',
    (node) => text(node, (said) => (said === 'Responsive' ? words.responsive : said)),
  ],
  ['section[aria-label^="Notifications"]', (node) => name(node, words.notifications)],
  [
    'div[style*="display: none"]',
    (node) => text(node, (said) => (said.trimStart().startsWith('To pick up a draggable item') ? words.dragHelp : said)),
  ],
  ['.sort-header__button', (node) => name(node, `${words.order}: ${words.ascending}`)],
  ['[aria-label^="Edit "]', (node) => name(node, node.ariaLabel?.replace(/^Edit /, `${words.edit}: `))],
  ['.add-block-menu', (node) => name(node, words.addBlock)],
  ['.draggable-block-menu', (node) => name(node, words.move)],
  ['.insert-paragraph-at-end', (node) => name(node, words.addParagraph)],
  ['.link-editor .link-edit', (node) => name(node, words.editLink)],
  ['.link-editor .link-trash', (node) => name(node, words.removeLink)],
  ['[data-dropdown-key="add"]', (node) => name(node, words.insert)],
  ['[data-dropdown-key="text"]', (node) => name(node, words.textStyle)],
  ['[data-dropdown-key="blocks"]', (node) => name(node, words.blocks)],
  ['.toolbar-popup__button-bold', (node) => name(node, words.bold)],
  ['.toolbar-popup__button-italic', (node) => name(node, words.italic)],
  ['.toolbar-popup__button-link', (node) => name(node, words.link)],
  // An object is read out where the label is one a language.
  ['.sort-column__asc', (node) => name(node, `${node.closest('.sort-column')?.textContent ?? ''}: ${words.ascending}`)],
  ['.sort-column__desc', (node) => name(node, `${node.closest('.sort-column')?.textContent ?? ''}: ${words.descending}`)],
]

/** Gives Payload's own controls the names and roles that they lack for people who hear the page or use the keyboard alone. */
export function MendMarkup({ fileKinds, words }: Readonly<{ words: MendWords; fileKinds: FileKinds }>) {
  useEffect(() => {
    const all = mends(words, fileKinds)
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
  }, [fileKinds, words])
  return null
}
