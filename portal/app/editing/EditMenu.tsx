import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { useText } from '../../lib/i18n/useText'
import { useMayEdit } from '../../lib/opening'
import { IconButton } from '../../ui/IconButton'
import { LateOpening } from '../../ui/LateOpening'
import { lazyPart } from '../../ui/lazyPart'

const OpenedEditMenu = lazyPart(() => import('./OpenedEditMenu'), 'OpenedEditMenu', { texts: ['editing', 'fields'], showsFailure: false })

export interface EditMenuProps {
  /** Nothing is shown before it is known. */
  account: string | undefined
  portfolio?: string
  /** Of the account, where several stand below each other. */
  name?: string
}

/** What can be edited of an account and its portfolio, for those who may. */
export function EditMenu({ account, name, portfolio }: EditMenuProps) {
  const t = useText('common')
  const mayEdit = useMayEdit(account)
  const [isWanted, setWanted] = useState(false)
  if (!mayEdit || account === undefined) return null
  const button = (
    <IconButton
      icon={Pencil}
      label={name === undefined ? t('edit') : t('editNamed', { name })}
      aria-haspopup="menu"
      {...(name === undefined ? { variant: 'secondary' } : { size: 's' })}
      {...(isWanted ? {} : { onPress: () => setWanted(true) })}
    />
  )
  if (!isWanted) return button
  return (
    <LateOpening closed={button} onFailed={() => setWanted(false)}>
      <OpenedEditMenu account={account} {...(portfolio ? { portfolio } : {})} trigger={button} />
    </LateOpening>
  )
}
