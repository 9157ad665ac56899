import { expect, it } from '@jest/globals'
import type { CollectionConfig, Field } from 'payload'
import { Accounts } from './Accounts'
import { Clients } from './Clients'
import { Forms } from './Forms'
import { Libraries } from './Libraries'
import { Models } from './Models'
import { Organisations } from './Organisations'
import { Pages } from './Pages'
import { People } from './People'
import { Portals } from './Portals'
import { Portfolios } from './Portfolios'
import { Posts } from './Posts'
import { Submissions } from './Submissions'
import { Users } from './Users'

const english = (words: unknown): string => (words as { en?: string } | undefined)?.en ?? ''

/** Headings of groups, and tabs with those within them: `Contact (Basic info, Promo)`. */
const partsOf = (fields: readonly Field[]): string[] =>
  fields.flatMap((field): string[] => {
    if (field.type === 'collapsible') return [english(field.label)]
    if (field.type !== 'tabs') return []
    return field.tabs.map(({ fields: own, label: words }) => {
      const groups = partsOf(own)
      return groups.length === 0 ? english(words) : `${english(words)} (${groups.join(', ')})`
    })
  })

const forms: readonly [CollectionConfig, ...string[]][] = [
  [Users, 'Account details (User information, Security)', 'Contact information (General, Address)'],
  [Organisations, 'Account', 'Address'],
  [Pages, 'Page details (Basic info, Banner & SEO)', 'Content', 'Pages'],
  [Posts, 'Post details (Post info, Teaser, Key points)', 'Content'],
  [People, 'Contact (Basic info, Promo)', 'Bio'],
  [Clients, 'Basic info', 'Testimonial'],
  [Libraries, 'Manage media', 'Folders'],
  [Forms, 'Manage form (Basic info, Results)', 'Submissions'],
  [Submissions, 'Incoming data', 'Workflow'],
  [Accounts, 'Account details (Settings, Performance)', 'Portfolios', 'Documents'],
  [Portfolios, 'Settings', 'Holdings', 'Transactions', 'Documents'],
  [Models, 'Model portfolio', 'Asset classes'],
]

const rows = forms.map(([{ fields, slug }, ...parts]) => ({ slug, fields, parts }))

it.each(rows)('divides the form of $slug as specified', ({ fields, parts }) => {
  expect(partsOf(fields)).toEqual(parts)
})

it('begins the form of a portal with its info and its navigation', () => {
  expect(partsOf(Portals.fields)).toEqual(expect.arrayContaining(['Portal info', 'Navigation']))
})
