import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { styled } from 'styled-components'
import { useText } from '../../../lib/i18n/useText'
import { Icon } from '../../../ui/Icon'
import { Meter } from '../../../ui/Meter'
import { token } from '../../../ui/tokens'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { metRules, passwordRules } from '../model/passwordRules'
import type { Strength } from '../model/strength'

const Root = styled.div`
  display: grid;
  gap: ${token('s-2')};
  margin-block-start: calc(-1 * ${token('s-2')});
`

const Rules = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('s-1')} ${token('s-4')};
  font: ${token('t-label')};
  font-weight: 400;
  color: ${token('text-muted')};

  > li {
    display: inline-flex;
    align-items: center;
    gap: ${token('s-1')};
    white-space: nowrap;
  }

  > li[data-met] > [data-icon] {
    color: ${token('gain')};
  }
`

/** Four bars with a word, and the rules beside them. `strength` is null until the estimator is there. */
export function PasswordMeter({ id, password, strength }: Readonly<{ id: string; password: string; strength: Strength | null }>) {
  const t = useText('password')
  const level = password === '' || strength === null ? 0 : Math.max(1, strength.level)
  const word = password === '' || strength === null ? '' : t(`strength${strength.level}`)
  const met = metRules(password, strength?.isCommon ?? null)
  return (
    <Root id={id}>
      <Meter label={t('strength')} value={level} word={word} />
      <Rules>
        {passwordRules.map((rule) => (
          <li key={rule} data-met={met[rule] || undefined}>
            <Icon of={met[rule] ? Check : Minus} size="s" />
            {t(`rule${rule}`)}
            <VisuallyHidden>{`, ${t(met[rule] ? 'met' : 'unmet')}`}</VisuallyHidden>
          </li>
        ))}
      </Rules>
    </Root>
  )
}
