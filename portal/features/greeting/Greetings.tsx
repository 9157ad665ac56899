import { useEffect, useState } from 'react'
import { useLocale } from '../../lib/i18n/LocaleContext'
import { useSession } from '../../lib/session'
import { LimitedDialog } from './components/LimitedDialog'
import { TermsDialog } from './components/TermsDialog'
import { type Place, WelcomeDialog } from './components/WelcomeDialog'
import { useGreeting } from './greeting.read'
import { useGreetingSeen } from './greeting.write'
import { noteClosed, wasClosed } from './model/shownOnce'

interface GreetingsProps {
  portal: Readonly<{ slug: string; name: string }>
  /** Where the welcome leads. */
  places: readonly Place[]
  onLogOut: () => void
  /** Shows the person around. */
  onTour: () => void
}

/** One after the other: the terms that have to be accepted, that access is limited, the welcome. An answer that cannot be had shows nothing. */
export function Greetings({ onLogOut, onTour, places, portal }: GreetingsProps) {
  const { user } = useSession()
  const locale = useLocale()
  const { data, refresh } = useGreeting({ portal: portal.slug, locale })
  const { save: noteSeen } = useGreetingSeen()
  const [, setClosed] = useState(0)
  /** The text that was refused because it had changed. */
  const [formerVersion, setFormerVersion] = useState<string | null>(null)
  const close = (shown: 'limited' | 'welcome') => {
    noteClosed(user.id, shown)
    setClosed((count) => count + 1)
  }

  const isNothingDue = data !== undefined && !data.terms && !data.isLimited && !data.hasIntro && !data.group
  useEffect(() => {
    // Not shown: the user can do nothing about it, and the next load asks again.
    if (isNothingDue) noteSeen({ portal: portal.slug, hideIntro: false }).catch(() => undefined)
  }, [isNothingDue, noteSeen, portal.slug])

  if (!data) return null
  const { terms } = data
  if (terms)
    return (
      <TermsDialog
        portal={portal}
        terms={terms}
        isNew={formerVersion !== null && formerVersion !== terms.version}
        onChanged={() => {
          setFormerVersion(terms.version)
          refresh()
        }}
        onLogOut={onLogOut}
      />
    )
  if (data.isLimited && !wasClosed(user.id, 'limited')) return <LimitedDialog onClose={() => close('limited')} />
  if ((data.hasIntro || data.group) && !wasClosed(user.id, 'welcome'))
    return (
      <WelcomeDialog
        name={user.name}
        greeting={data}
        places={places}
        onTour={onTour}
        onClose={(hideIntro) => {
          noteSeen({ portal: portal.slug, hideIntro }).catch(() => undefined)
          close('welcome')
        }}
      />
    )
  return null
}
