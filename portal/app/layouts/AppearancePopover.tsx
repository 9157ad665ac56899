import { type ReactElement, Suspense } from 'react'
import { useText } from '../../lib/i18n/useText'
import { lazyPart } from '../../ui/lazyPart'
import { LazyPopover, type PopoverButtonProps } from '../LazyPopover'

type Props = Readonly<{
  button: (props: PopoverButtonProps) => ReactElement
  placement: 'top start' | 'top end'
  canSignOut?: boolean
}>

const AppearanceChoices = lazyPart(() => import('./AppearanceChoices'), 'AppearanceChoices')

/** Colours, language and the way out, opened by a button. */
export function AppearancePopover({ button, placement, canSignOut = false }: Props) {
  const t = useText('shell')
  return (
    <LazyPopover button={button} label={t('appearance.title')} placement={placement}>
      {() => (
        <Suspense>
          <AppearanceChoices canSignOut={canSignOut} />
        </Suspense>
      )}
    </LazyPopover>
  )
}
