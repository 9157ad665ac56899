import LogOut from 'lucide-react/icons/log-out'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { localeNames } from '../../../shared/i18n/locales'
import { schemes } from '../../../shared/theme/themes'
import { useBrand } from '../../lib/bootstrap'
import { useLocale } from '../../lib/i18n/LocaleContext'
import { useText } from '../../lib/i18n/useText'
import { useScheme } from '../../lib/scheme'
import { Button } from '../../ui/Button'
import { Popover } from '../../ui/Popover'
import { SegmentedControl } from '../../ui/SegmentedControl'
import { useChooseLocale } from '../useChooseLocale'
import { useSignOut } from '../useSignOut'

type Props = Readonly<{ trigger: ReactNode; placement: 'top start' | 'top end'; canSignOut?: boolean }>

const Group = styled.div`
  display: grid;
  gap: var(--s-2);
  margin-block-end: var(--s-4);

  &:last-child {
    margin-block-end: 0;
  }

  > p {
    font: var(--t-label);
    color: var(--text-muted);
  }
`

/** Colours, language and the way out; opened by `trigger`. */
export function AppearancePopover({ trigger, placement, canSignOut = false }: Props) {
  const t = useText('shell')
  return (
    <Popover trigger={trigger} label={t('appearance.title')} placement={placement}>
      <Colours />
      <Language />
      {canSignOut && <SignOut />}
    </Popover>
  )
}

function Colours() {
  const t = useText('shell')
  const [scheme, setScheme] = useScheme()
  return (
    <Group>
      <p aria-hidden="true">{t('appearance.colours')}</p>
      <SegmentedControl
        fill
        label={t('appearance.colours')}
        items={(['auto', ...schemes.filter((id) => id !== 'auto')] as const).map((id) => ({ id, label: t(`appearance.${id}`) }))}
        value={scheme}
        onChange={setScheme}
      />
    </Group>
  )
}

function Language() {
  const t = useText('shell')
  const locale = useLocale()
  const choose = useChooseLocale()
  const { locales } = useBrand()
  if (locales.length < 2) return null
  return (
    <Group>
      <p aria-hidden="true">{t('appearance.language')}</p>
      <SegmentedControl
        fill
        label={t('appearance.language')}
        items={locales.map((id) => ({ id, label: <span lang={id}>{localeNames[id]}</span> }))}
        value={locale}
        onChange={(next) => void choose(next)}
      />
    </Group>
  )
}

function SignOut() {
  const t = useText('shell')
  const signOut = useSignOut()
  return (
    <Group>
      <Button icon={LogOut} wide onPress={() => void signOut()}>
        {t('signOut')}
      </Button>
    </Group>
  )
}
