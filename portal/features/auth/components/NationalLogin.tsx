import IdCard from 'lucide-react/icons/id-card'
import { styled } from 'styled-components'
import type { NationalLogin as Login } from '../../../../shared/brands/brandSchema'
import { useText } from '../../../lib/i18n/useText'
import { useNationalLoginName } from '../../../lib/nationalLogin'
import { ButtonAnchor } from '../../../ui/ButtonAnchor'
import { token } from '../../../ui/tokens'

const Root = styled.div`
  display: grid;
  gap: ${token('s-4')};

  > [data-variant='secondary'] {
    min-block-size: 2.75rem;
  }
`

const Or = styled.p`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: ${token('s-3')};
  align-items: center;
  color: ${token('text-muted')};
  font: ${token('t-small')};

  &::before,
  &::after {
    content: '';
    border-block-start: 1px solid ${token('hairline')};
  }
`

/** Above the form, where the brand names one: the way to the login service of the country. */
export function NationalLogin({ login }: Readonly<{ login: Login }>) {
  const t = useText('auth')
  return (
    <Root>
      <ButtonAnchor href={login.url} icon={IdCard} wide>
        {useNationalLoginName(login)}
      </ButtonAnchor>
      <Or>{t('orPassword')}</Or>
    </Root>
  )
}
