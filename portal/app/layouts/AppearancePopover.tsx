import { type ReactElement, Suspense } from 'react'
import { useText } from '../../lib/i18n/useText'
import { lazyPart } from '../../ui/lazyPart'
import { LazyPopover, type PopoverButtonProps } from '../LazyPopover'
import type { NavItem } from '../useNavItems'

type Props = Readonly<{
  button: (props: PopoverButtonProps) => ReactElement
  placement: 'top start' | 'top end'
  canSignOut?: boolean
  /** Entries of the bottom bar that it has no room for. */
  rest?: readonly NavItem[]
}>

const AppearanceChoices = lazyPart(() => import('./AppearanceChoices'), 'AppearanceChoices', { texts: ['errors'] })

/** Colours, language and the way out, opened by a button. */
export function AppearancePopover({ button, placement, canSignOut = false, rest }: Props) {
  const t = useText('shell')
  return (
    <LazyPopover button={button} label={t('appearance.title')} placement={placement}>
      {(close) => (
        <Suspense>
          <AppearanceChoices canSignOut={canSignOut} rest={rest} onLeave={close} />
        </Suspense>
      )}
    </LazyPopover>
  )
}
