import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '../lib/i18n/useText'
import { Icon } from './Icon'
import { LateOpening } from './LateOpening'
import { lazyPart } from './lazyPart'
import type { TabItem } from './Tabs'
import { media } from './media'
import { token } from './tokens'

const Menu = lazyPart(() => import('./Menu'), 'Menu', { texts: ['fields'], showsFailure: false })

const Button = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  z-index: 1;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('s-1')};
  inline-size: 4rem;
  padding: 0;
  border: 0;
  border-inline-start: 1px solid ${token('border')};
  background: ${token('page')};
  color: ${token('text-muted')};
  font: 550 0.8125rem/1 ${token('in-text')};

  ${media.hover} {
    &:hover {
      color: ${token('text')};
    }
  }

  &:focus-visible {
    outline-offset: -4px;
  }
`

interface AllTabsProps<K extends string> {
  items: readonly TabItem<K>[]
  selectedKey: K
  onSelectionChange: (key: K) => void
}

/** Says how many tabs there are and lists them: of those that do not fit into the bar none is hidden. */
export function AllTabs<K extends string>({ items, onSelectionChange, selectedKey }: AllTabsProps<K>) {
  const t = useText('fields')
  const [isWanted, setWanted] = useState(false)
  const button = (
    <Button
      type="button"
      aria-label={t('tabs.all', { count: items.length })}
      aria-haspopup="menu"
      {...(isWanted ? {} : { onClick: () => setWanted(true) })}
    >
      {items.length}
      <Icon of={ChevronDown} size="s" />
    </Button>
  )
  if (!isWanted) return button
  return (
    <LateOpening closed={button} onFailed={() => setWanted(false)}>
      <Menu
        opensAtOnce
        trigger={button}
        chosen={selectedKey}
        items={items.map(({ id, label }) => ({ id, label, onPress: () => id !== selectedKey && onSelectionChange(id) }))}
      />
    </LateOpening>
  )
}
