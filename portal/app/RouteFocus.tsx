import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../lib/i18n/useText'
import { onceLoaded } from '../lib/onceLoaded'
import { VisuallyHidden } from '../ui/VisuallyHidden'

/** After a change of page the focus goes to its h1, as soon as there is one, where no field of the page took it; and the page's name is announced. */
export function RouteFocus() {
  const { pathname } = useLocation()
  const t = useText('shell')
  const first = useRef(pathname)
  const [name, setName] = useState('')

  useEffect(() => {
    if (first.current === pathname) return
    first.current = ''
    return onceLoaded(import('./onceThereIsAHeading'), ({ onceThereIsAHeading }) =>
      onceThereIsAHeading((heading) => setName(heading.textContent ?? '')),
    )
  }, [pathname])

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {name && t('page.opened', { title: name })}
    </VisuallyHidden>
  )
}
