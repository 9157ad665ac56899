import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { css, styled } from 'styled-components'
import type { SessionResponse } from '../../../../shared/contracts/session'
import { useText } from '../../../lib/i18n/useText'
import { paths } from '../../../lib/paths'
import { useSession } from '../../../lib/session'
import { Skeleton } from '../../../ui/Skeleton'
import { token } from '../../../ui/tokens'
import { Select } from '../../../ui/Select'
import { rememberAccount } from '../rememberedAccount'
import { media } from '../../../ui/media'

const place = css`
  inline-size: 14rem;
  max-inline-size: 100%;

  ${media.below(480)} {
    inline-size: 100%;
  }
`

const Choice = styled(Select)`
  ${place}
`

const Place = styled.div`
  ${place}
`

/** No id of an account has this form. */
const all = '*'

type Props = Readonly<{ portal: string; account: string | null }>

/** The accounts that the person chooses between on a portal, as they look at one or at all together; null where there is no choice. */
function useChoice({ account, portal }: Props): SessionResponse['accounts'] | null {
  const { accounts } = useSession()
  const here = accounts.filter((candidate) => candidate.portal === portal)
  return here.length > 1 && (account === null || here.some(({ id }) => id === account)) ? here : null
}

/** Lets somebody with several accounts on a portal choose one, or all together (null); nothing for all others. */
export function AccountSelect({ portal, account }: Props) {
  const t = useText('account')
  const navigate = useNavigate()
  const { user } = useSession()
  const own = useChoice({ account, portal })
  const hasFamily = own !== null && own.filter(({ isDelegated }) => !isDelegated).length > 1
  const isChoice = own !== null

  useEffect(() => {
    if (isChoice) rememberAccount(user.id, account)
  }, [isChoice, user.id, account])

  const handleChange = (id: string) => {
    // An account with a single portfolio shows no page of its own that could remember it.
    rememberAccount(user.id, id === all ? null : id)
    void navigate(id === all ? paths.clients(portal) : paths.account(portal, id))
  }

  if (!own) return null
  return (
    <Choice
      label={t('chooseAccount')}
      isLabelHidden
      options={[...(hasFamily ? [{ id: all, label: t('allAccounts') }] : []), ...own.map(({ id, name }) => ({ id, label: name }))]}
      value={account ?? all}
      onChange={handleChange}
    />
  )
}

/** In its place while the account is on its way; one that were open would close when it comes. */
export const AwaitedAccountSelect = (props: Props) =>
  useChoice(props) && (
    <Place>
      <Skeleton height={token('control-h')} />
    </Place>
  )
