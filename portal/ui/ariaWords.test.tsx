import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReactElement } from 'react'
import { Button } from './Button'
import { Dialog } from './Dialog'
import { Drawer } from './Drawer'
import { ComboBox } from './fields/ComboBox'
import { FileDrop } from './fields/FileDrop'
import { MultiSelect } from './fields/MultiSelect'
import { NumberField } from './fields/NumberField'
import { Menu } from './Menu'
import { Popover } from './Popover'
import { Select } from './Select'
import { renderUi } from '../app/testing/renderUi'

/** What the library would say in English: its texts of its own, without those that are put together from values. */
const englishOf = (folder: string): string[] => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('en-US.mjs'))
  return files.flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/": `([^`$]+)`/g)].map(([, text = '']) => text))
}
const english = [
  ...englishOf('node_modules/react-aria/dist/private/intl'),
  ...englishOf('node_modules/react-aria-components/dist/private/intl'),
  // Put together from values.
  'selected',
  'available',
  'option',
  'options',
  'Increase',
  'Decrease',
]

/** All that a reader or a screen reader meets on the page now. */
function said(): string[] {
  const named = ['aria-label', 'aria-roledescription', 'aria-description', 'placeholder', 'title']
  const attributes = [...document.querySelectorAll('*')].flatMap((element) => named.flatMap((name) => element.getAttribute(name) ?? []))
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  return [...attributes, ...texts]
}
const foreign = (): string[] => {
  const words = said()
  return english.filter((text) =>
    words.some((word) => ` ${word} `.includes(` ${text} `) || word.startsWith(`${text},`) || word.endsWith(`, ${text}`)),
  )
}

const options = [
  { id: 'a', label: 'Sjóður' },
  { id: 'b', label: 'Skuldabréf' },
]
const nothing = () => undefined

const pieces: readonly (readonly [
  name: string,
  piece: ReactElement,
  walk: (user: ReturnType<typeof userEvent.setup>) => Promise<unknown>,
])[] = [
  [
    'a ComboBox',
    <ComboBox key="p" label="Flokkur" options={options} />,
    async (user) => {
      await user.type(screen.getByRole('combobox'), 'Sj')
      await user.keyboard('{ArrowDown}')
      expect(screen.getByRole('listbox', { name: /Möguleikar/ })).toBeInTheDocument()
    },
  ],
  [
    'a Select',
    <Select key="p" label="Flokkur" options={options} value="a" onChange={nothing} />,
    async (user) => {
      await user.click(screen.getByRole('button'))
      await screen.findByRole('listbox')
    },
  ],
  ['a MultiSelect', <MultiSelect key="p" label="Flokkar" options={options} />, (user) => user.click(screen.getByRole('button'))],
  [
    'a Menu',
    <Menu key="p" trigger={<Button>Aðgerðir</Button>} items={[{ id: 'a', label: 'Eyða', onPress: nothing }]} />,
    (user) => user.click(screen.getByRole('button')),
  ],
  [
    'a Popover',
    <Popover key="p" label="Útlit" trigger={<Button>Útlit</Button>}>
      Litir
    </Popover>,
    async (user) => {
      await user.click(screen.getByRole('button'))
      expect(screen.getAllByRole('button', { name: 'Loka', hidden: true })).not.toHaveLength(0)
    },
  ],
  [
    'a NumberField',
    <NumberField key="p" label="Upphæð" defaultValue={1234.5} />,
    () => {
      expect(screen.getByRole('textbox')).toHaveAttribute('aria-roledescription', 'tala')
      return Promise.resolve()
    },
  ],
  [
    'a FileDrop',
    <FileDrop key="p" label="Skjöl" types={['application/pdf']} maxBytes={1000} onChoose={nothing} />,
    () => Promise.resolve(),
  ],
  [
    'a Dialog',
    <Dialog key="p" isOpen onClose={nothing} title="Skýrsla">
      Texti
    </Dialog>,
    () => screen.findByRole('dialog'),
  ],
  [
    'a Drawer',
    <Drawer key="p" contentKey="a" title="Sjóður" onClose={nothing}>
      Texti
    </Drawer>,
    () => screen.findByRole('button', { name: 'Loka' }),
  ],
]

describe('in Icelandic, for which the library has no words,', () => {
  it('there are English ones to look for', () => {
    expect(english).toEqual(expect.arrayContaining(['Dismiss', 'Suggestions', 'Number field', 'DropZone']))
  })

  it.each(pieces)('%s says none of its English ones', async (_, piece, walk) => {
    renderUi(piece, { locale: 'is' })
    await walk(userEvent.setup())
    expect(foreign()).toEqual([])
  })
})
