import { styled } from 'styled-components'
import { useLocale } from '../../lib/i18n/LocaleContext'
import { useText } from '../../lib/i18n/useText'
import { paths } from '../../lib/paths'
import { ButtonAnchor } from '../../ui/ButtonAnchor'
import { Dialog } from '../../ui/Dialog'
import { Skeleton } from '../../ui/Skeleton'
import { Text } from '../../ui/Text'
import { media } from '../../ui/media'
import { token } from '../../ui/tokens'
import { DataCard } from '../../wealth/DataCard'
import { useAdminMenu } from './adminMenu.read'

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

/** For administrators: the way into the lists of the panel that the brand names; the panel's own menu has all of them. */
export function AdminMenu({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useText('commands')
  const read = useAdminMenu(useLocale())
  return (
    <Dialog isOpen onClose={onClose} title={t('admin.title')} footer={<ButtonAnchor href={paths.admin}>{t('admin.home')}</ButtonAnchor>}>
      <DataCard read={read} t={(key) => t(`admin.${key}`)} frame="none" skeleton={<Skeleton height="13rem" aria-hidden="true" />}>
        {({ groups }) => (
          <Groups>
            {groups.map(({ id, label, lists }) => (
              <nav key={id} aria-label={label}>
                <Text $role="label">{label}</Text>
                <ul>
                  {lists.map(({ label: name, slug }) => (
                    <li key={slug}>
                      <a href={`${paths.admin}/collections/${slug}`}>{name}</a>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </Groups>
        )}
      </DataCard>
    </Dialog>
  )
}
