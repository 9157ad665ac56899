import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { useText } from '../../../lib/i18n/useText'
import { paths } from '../../../lib/paths'
import { useSession } from '../../../lib/session'
import { Select } from '../../../ui/Select'
import { rememberAccount } from '../rememberedAccount'

const Choice = styled(Select)`
  inline-size: 14rem;
  max-inline-size: 100%;

  @media (max-width: 479.98px) {
    inline-size: 100%;
  }
`

/** Lets somebody with several accounts on a portal choose; nothing for all others. */
export function AccountSelect({ portal, account }: { portal: string; account: string }) {
  const t = useText('account')
  const navigate = useNavigate()
  const { user, accounts } = useSession()
  const own = accounts.filter((candidate) => candidate.portal === portal)
  const isChoice = own.length > 1 && own.some(({ id }) => id === account)

  useEffect(() => {
    if (isChoice) rememberAccount(user.id, account)
  }, [isChoice, user.id, account])

  const handleChange = (id: string) => {
    // An account with a single portfolio shows no page of its own that could remember it.
    rememberAccount(user.id, id)
    void navigate(paths.account(portal, id))
  }

  if (!isChoice) return null
  return (
    <Choice
      label={t('chooseAccount')}
      isLabelHidden
      options={own.map(({ id, name }) => ({ id, label: name }))}
      value={account}
      onChange={handleChange}
    />
  )
}
