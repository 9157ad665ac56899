import { useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../lib/i18n/useText'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Key } from '../../ui/Key'
import { Switch } from '../../ui/Switch'
import { token } from '../../ui/tokens'
import { areSingleKeysOn, setSingleKeys } from './model/singleKeys'

const List = styled.dl`
  border-block-start: 1px solid ${token('rule')};

  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token('s-4')};
    padding-block: ${token('s-2')};
    border-block-end: 1px solid ${token('hairline')};
  }

  dd {
    display: flex;
    gap: ${token('s-1')};
    white-space: nowrap;
  }
`

const Choice = styled.div`
  margin-inline-end: auto;
`

interface ShortcutsDialogProps {
  /** Screens with a letter of their own. */
  places: readonly Readonly<{ letter: string; label: string }>[]
  hasAdminMenu: boolean
  onClose: () => void
}

/** Lists the keys, and switches those of one letter off. */
export function ShortcutsDialog({ hasAdminMenu, onClose, places }: ShortcutsDialogProps) {
  const t = useText('commands')
  const [areSingle, setSingle] = useState(areSingleKeysOn)
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [t('keys.palette'), ['Ctrl', 'K']],
    [t('keys.search'), ['/']],
    ...places.map(({ label, letter }) => [t('keys.goTo', { screen: label }), ['G', letter.toUpperCase()]] as const),
    ...(hasAdminMenu ? [[t('keys.adminMenu'), ['Ctrl', 'A']] as const] : []),
    [t('keys.list'), ['?']],
    [t('keys.close'), ['Esc']],
  ]
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('keys.title')}
      footer={
        <>
          <Choice>
            <Switch
              isSelected={areSingle}
              onChange={(isOn) => {
                setSingleKeys(isOn)
                setSingle(isOn)
              }}
            >
              {t('keys.single')}
            </Switch>
          </Choice>
          <Button variant="primary" autoFocus onPress={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <List>
        {rows.map(([what, keys]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dd>
          </div>
        ))}
      </List>
    </Dialog>
  )
}
