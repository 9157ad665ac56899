import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import type { Provenance } from '../../../shared/contracts/provenance'
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
  /** How old the figures beside it are; they can then be read anew. */
  figures?: Pick<Provenance, 'asOf' | 'fetchedAt'>
}

/** What can be edited of an account and its portfolio, for those who may. */
export function EditMenu({ account, figures, name, portfolio }: EditMenuProps) {
  const t = useText('common')
  const mayEdit = useMayEdit(account)
  const [isWanted, setWanted] = useState(false)
  const [isReading, setReading] = useState(false)
  if (!mayEdit || account === undefined) return null
  const button = (
    <IconButton
      icon={Pencil}
      label={name === undefined ? t('edit') : t('editNamed', { name })}
      aria-haspopup="menu"
      isBusy={isReading}
      {...(name === undefined ? { variant: 'secondary' } : { size: 's' })}
      {...(isWanted ? {} : { onPress: () => setWanted(true) })}
    />
  )
  if (!isWanted) return button
  return (
    <LateOpening closed={button} onFailed={() => setWanted(false)}>
      <OpenedEditMenu
        account={account}
        {...(portfolio ? { portfolio } : {})}
        {...(figures ? { figures } : {})}
        onReading={setReading}
        trigger={button}
      />
    </LateOpening>
  )
}
