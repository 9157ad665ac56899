import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { useText } from '../../../lib/i18n/useText'
import { paths } from '../../../lib/paths'
import { useSession } from '../../../lib/session'
import { Select } from '../../../ui/Select'
import { rememberAccount } from '../rememberedAccount'
import { media } from '../../../ui/media'

const Choice = styled(Select)`
  inline-size: 14rem;
  max-inline-size: 100%;

  ${media.below(480)} {
    inline-size: 100%;
  }
`

/** No id of an account has this form. */
const all = '*'

/** Lets somebody with several accounts on a portal choose one, or all together (null); nothing for all others. */
export function AccountSelect({ portal, account }: { portal: string; account: string | null }) {
  const t = useText('account')
  const navigate = useNavigate()
  const { user, accounts } = useSession()
  const own = accounts.filter((candidate) => candidate.portal === portal)
  const hasFamily = own.filter(({ isDelegated }) => !isDelegated).length > 1
  const isChoice = own.length > 1 && (account === null || own.some(({ id }) => id === account))

  useEffect(() => {
    if (isChoice) rememberAccount(user.id, account)
  }, [isChoice, user.id, account])

  const handleChange = (id: string) => {
    // An account with a single portfolio shows no page of its own that could remember it.
    rememberAccount(user.id, id === all ? null : id)
    void navigate(id === all ? paths.clients(portal) : paths.account(portal, id))
  }

  if (!isChoice) return null
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
