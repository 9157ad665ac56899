import ExternalLink from 'lucide-react/icons/external-link'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import type { Contact } from '../../shared/contracts/wealth/figures'
import { useText } from '../lib/i18n/useText'
import { Avatar } from '../ui/Avatar'
import { Card } from '../ui/Card'
import { CardHead } from '../ui/CardHead'
import { Icon, type IconShape } from '../ui/Icon'
import { List } from '../ui/List'
import { media } from '../ui/media'
import { targetHeight } from '../ui/mixins'
import { Text } from '../ui/Text'
import { TwoLines } from '../ui/TwoLines'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { token } from '../ui/tokens'

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('s-3')};
  padding: 0 ${token('s-5')} ${token('s-4')};
  overflow-wrap: anywhere;

  li + li > & {
    padding-block-start: ${token('s-4')};
    border-block-start: 1px solid ${token('rule')};
  }
`

const Photo = styled.img`
  flex: none;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: 50%;
  object-fit: cover;
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

    ${media.coarsePointer} {
      min-inline-size: 2.75rem;
    }
    overflow-wrap: anywhere;
  }
`

interface ContactsProps {
  contacts: readonly Contact[]
  /** Who they are to the reader. */
  side: 'advisor' | 'client'
}

/** Whom to call or to write to: a client sees all who look after the account, and those who do see the client. */
export function Contacts({ contacts, side }: ContactsProps) {
  const t = useText('wealth')
  const title = t(side === 'advisor' && contacts.length > 1 ? 'contact.advisors' : `contact.${side}`)
  return (
    <Card aria-label={title}>
      <CardHead title={title} />
      {contacts.length === 0 ? (
        <Person>
          <Text $muted>{t('contact.missing')}</Text>
        </Person>
      ) : (
        <ul>
          {contacts.map((contact, index) => (
            <li key={index}>
              <OnePerson contact={contact} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function OnePerson({ contact }: Readonly<{ contact: Contact }>) {
  const t = useText('wealth')
  const { email, linkedin, name, phone, photo, profileUrl, telephone, title } = contact
  const isAlone = [email, linkedin, phone, profileUrl, telephone].every((way) => way === null)
  return (
    <>
      <Person>
        <Portrait key={photo} name={name} photo={photo} />
        {title ? <TwoLines name={<Text $role="strong">{name}</Text>} detail={title} /> : <Text $role="strong">{name}</Text>}
      </Person>
      {isAlone ? (
        <Person>
          <Text $role="small" $muted>
            {t('contact.none')}
          </Text>
        </Person>
      ) : (
        <Ways>
          {phone && <Way icon={Phone} label={t('contact.phone')} href={telOf(phone)} text={phone} />}
          {telephone && telephone !== phone && (
            <Way icon={Phone} label={t('contact.telephone')} href={telOf(telephone)} text={telephone}>
              <Text $role="small" $muted>
                {t('contact.telephone')}
              </Text>
            </Way>
          )}
          {email && <Way icon={Mail} label={t('contact.email')} href={`mailto:${email}`} text={email} />}
          {isWebPage(profileUrl) && <Page href={profileUrl} label={t('contact.profileOf', { name })} text={t('contact.profile')} />}
          {isWebPage(linkedin) && <Page href={linkedin} label={t('contact.linkedinOf', { name })} text={t('contact.linkedin')} />}
        </Ways>
      )}
    </>
  )
}

/** A photo that cannot be had gives way to the initials, as one that nobody has chosen. Beside the name, so hidden from screen readers. */
function Portrait({ name, photo }: Pick<Contact, 'name' | 'photo'>) {
  const [isBroken, setBroken] = useState(false)
  if (photo === null || isBroken) return <Avatar name={name} size="l" />
  return <Photo src={photo} alt="" onError={() => setBroken(true)} />
}

const telOf = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`

/** A link is followed: the server leaves others out, and whatever came past it is no link here either. */
const isWebPage = (url: string | null): url is string => url !== null && /^https:\/\//i.test(url)

type WayProps = Readonly<{ icon: IconShape; label: string; href: string; text: string; children?: ReactNode }>

/** A long address breaks before its domain, if it must; to those who hear it, it is one word. */
const Way = ({ children, href, icon, label, text }: WayProps) => {
  const [name, domain] = text.split(/(?=@)/)
  return (
    <li>
      <Icon of={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
      <a href={href} aria-label={domain && text}>
        {name}
        {domain && <wbr />}
        {domain}
      </a>
      {children}
    </li>
  )
}

const Page = ({ href, label, text }: Readonly<{ href: string; label: string; text: string }>) => (
  <li>
    <Icon of={ExternalLink} />
    <a href={href} target="_blank" rel="noreferrer" aria-label={label}>
      {text}
    </a>
  </li>
)
