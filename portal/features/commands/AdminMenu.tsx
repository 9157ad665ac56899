import { styled } from 'styled-components'
import { useText } from '../../lib/i18n/useText'
import { paths } from '../../lib/paths'
import { ButtonAnchor } from '../../ui/ButtonAnchor'
import { Dialog } from '../../ui/Dialog'
import { Text } from '../../ui/Text'
import { media } from '../../ui/media'
import { token } from '../../ui/tokens'

const Groups = styled.div`
  display: grid;
  gap: ${token('s-5')};

  ${media.from(600)} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ul {
    margin-block-start: ${token('s-2')};
  }

  a {
    display: block;
    padding-block: ${token('s-2')};
    color: ${token('accent')};
  }
`

/** The specification's groups and their lists; the panel's own menu has all of them. */
const groups = {
  accounts: ['users', 'organisations', 'groups'],
  content: ['commentary', 'forms', 'processes'],
  portals: ['accounts', 'portals', 'subscriptions', 'models', 'data-processes', 'data-process-steps'],
} as const

const groupNames = ['accounts', 'content', 'portals'] as const

/** For administrators: the way into the lists of the panel. */
export function AdminMenu({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useText('commands')
  return (
    <Dialog isOpen onClose={onClose} title={t('admin.title')} footer={<ButtonAnchor href={paths.admin}>{t('admin.home')}</ButtonAnchor>}>
      <Groups>
        {groupNames.map((name) => (
          <nav key={name} aria-label={t(`admin.${name}`)}>
            <Text $role="label">{t(`admin.${name}`)}</Text>
            <ul>
              {groups[name].map((slug) => (
                <li key={slug}>
                  <a href={`${paths.admin}/collections/${slug}`}>{t(`list.${slug}`)}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </Groups>
    </Dialog>
  )
}
