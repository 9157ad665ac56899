import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { styled } from 'styled-components'
import type { Contact } from '../../shared/contracts/wealth/figures'
import { useText } from '../lib/i18n/useText'
import { Avatar } from '../ui/Avatar'
import { Card } from '../ui/Card'
import { CardHead } from '../ui/CardHead'
import { Icon } from '../ui/Icon'
import { List } from '../ui/List'
import { targetHeight } from '../ui/mixins'
import { Text } from '../ui/Text'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { token } from '../ui/tokens'

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('s-3')};
  padding: 0 ${token('s-5')} ${token('s-4')};
  overflow-wrap: anywhere;
`

const Ways = styled(List)`
  border-block-start: 1px solid ${token('hairline')};

  svg {
    flex: none;
    color: ${token('text-muted')};
  }

  a {
    display: inline-flex;
    align-items: center;
    ${targetHeight}
    overflow-wrap: anywhere;
  }
`

interface ContactCardProps {
  contact: Contact | null
  /** Who the person is to the reader. */
  side: 'advisor' | 'client'
}

/** Whom to call or to write to: a client sees who looks after the account, and those who do see the client. */
export function ContactCard({ contact, side }: ContactCardProps) {
  const t = useText('common')
  const title = t(`contact.${side}`)
  return (
    <Card aria-label={title}>
      <CardHead title={title} />
      <Person>
        {contact ? (
          <>
            <Avatar name={contact.name} size="l" />
            <Text $role="strong">{contact.name}</Text>
          </>
        ) : (
          <Text $muted>{t('contact.missing')}</Text>
        )}
      </Person>
      {contact && (contact.phone || contact.email) && (
        <Ways>
          {contact.phone && (
            <li>
              <Icon of={Phone} />
              <VisuallyHidden>{t('contact.phone')}</VisuallyHidden>
              <a href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>{contact.phone}</a>
            </li>
          )}
          {contact.email && (
            <li>
              <Icon of={Mail} />
              <VisuallyHidden>{t('contact.email')}</VisuallyHidden>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </li>
          )}
        </Ways>
      )}
      {contact && !contact.phone && !contact.email && (
        <Person>
          <Text $role="small" $muted>
            {t('contact.none')}
          </Text>
        </Person>
      )}
    </Card>
  )
}
