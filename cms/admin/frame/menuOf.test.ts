import { describe, expect, it } from '@jest/globals'
import type { I18nClient } from '@payloadcms/translations'
import type { SanitizedConfig } from 'payload'
import payloadConfig from '../../../payload.config'
import { adminMenuSchema, menuCollections } from '../../../shared/brands/adminMenu'
import { brands } from '../../server/brands'
import { menuOf } from './menuOf'

const i18n = (language: string) => ({ language, fallbackLanguage: 'en' }) as unknown as I18nClient
const listed = ({ collections }: SanitizedConfig) =>
  collections.filter(({ admin, slug }) => admin.hidden !== true && !slug.startsWith('payload-')).map(({ slug }) => String(slug))

describe('the menu of the administration', () => {
  it('can name every collection that has a list, and none beside', async () => {
    expect([...menuCollections].sort()).toEqual(listed(await payloadConfig).sort())
  })

  it("stands as the brand's file has it, in the language of the person, with everything else behind", async () => {
    const config = await payloadConfig
    const visible = listed(config)
    const menu = (brand: string, language: string) =>
      menuOf({ config, visible, i18n: i18n(language), adminMenu: brands().get(brand)?.adminMenu ?? [] })
    expect(menu('akta', 'en').map(({ label }) => label)).toEqual(['Accounts', 'Content', 'Portals', 'Clients', 'Records'])
    expect(menu('akta', 'is')[0]?.label).toBe('Aðgangar')
    expect(menu('akta', 'en')[0]?.items.map(({ slug }) => slug)).toEqual(['users', 'organisations', 'groups', 'access-groups'])
    expect(
      menu('iolcus', 'en')[1]
        ?.items.slice(0, 3)
        .map(({ slug }) => slug),
    ).toEqual(['risk-profiles', 'commentary', 'portals'])
    for (const brand of brands().keys())
      expect(
        menu(brand, 'en')
          .flatMap(({ items }) => items.map(({ slug }) => String(slug)))
          .sort(),
      ).toEqual([...visible].sort())
  })

  it('shows nobody what they may not open', async () => {
    const menu = menuOf({
      config: await payloadConfig,
      visible: ['accounts'],
      i18n: i18n('en'),
      adminMenu: brands().get('akta')?.adminMenu ?? [],
    })
    expect(menu.map(({ items, label }) => [label, items.map(({ slug }) => slug)])).toEqual([['Portals', ['accounts']]])
  })
})

describe('the menu of a brand file', () => {
  it.each([
    ['a collection that there is not', [{ group: 'people', collections: ['user'] }]],
    ['a group that there is not', [{ group: 'accounts', collections: ['users'] }]],
    [
      'a collection twice',
      [
        { group: 'people', collections: ['users'] },
        { group: 'firm', collections: ['users'] },
      ],
    ],
    [
      'a group twice',
      [
        { group: 'people', collections: ['users'] },
        { group: 'people', collections: ['groups'] },
      ],
    ],
  ])('is refused with %s', (_, menu) => {
    expect(adminMenuSchema.safeParse(menu).success).toBe(false)
  })
})
