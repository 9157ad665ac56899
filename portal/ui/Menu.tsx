import Check from 'lucide-react/icons/check'
import type { ComponentProps, ReactElement } from 'react'
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuTrigger, Pressable } from 'react-aria-components/Menu'
import { Text as ItemText } from 'react-aria-components/Text'
import { styled } from 'styled-components'
import { useText } from '../lib/i18n/useText'
import { AriaLocale } from './AriaLocale'
import { Icon, type IconShape } from './Icon'
import { PopoverSurface } from './Popover'
import { media } from './media'
import { token } from './tokens'

const Items = styled(AriaMenu)`
  min-inline-size: 12rem;
  padding: ${token('s-1')};
  outline: none;
`

const Item = styled(AriaMenuItem)`
  display: flex;
  align-items: center;
  gap: ${token('s-2')};
  min-block-size: 2.25rem;
  padding-inline: ${token('s-3')};
  border-radius: ${token('radius-s')};
  color: ${token('text')};
  text-decoration: none;
  cursor: pointer;
  outline: none;

  &[data-focused] {
    background: ${token('surface-selected')};
  }

  &[data-selected] {
    color: ${token('accent')};
    font-weight: 550;
  }

  > [data-mark] {
    display: contents;
    color: ${token('accent')};
  }

  &:not([data-selected]) > [data-mark] {
    visibility: hidden;
  }

  &[data-tone='danger'] {
    color: ${token('loss')};
  }

  &[data-disabled] {
    color: ${token('text-disabled')};
    cursor: not-allowed;
  }

  ${media.coarsePointer} {
    min-block-size: 2.75rem;
  }

  ${media.forcedColours} {
    &[data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

const Lines = styled.span`
  display: grid;
  padding-block: ${token('s-1')};

  > [slot='description'] {
    color: ${token('text-muted')};
    font: ${token('t-small')};
  }
`

export interface MenuEntry {
  id: string
  label: string
  /** A second, quieter line. */
  detail?: string
  icon?: IconShape
  onPress: () => void
  /** Red: it destroys. Ask in a ConfirmDialog. */
  isDanger?: boolean
  isDisabled?: boolean
}

interface MenuProps {
  /** The button that opens it, and whose name it bears. */
  trigger: ReactElement
  items: readonly MenuEntry[]
  /** Of entries of which one holds, that one; it bears a mark. */
  chosen?: string
  /** Its button was pressed before its code was here. */
  opensAtOnce?: boolean
}

/** What can be done with one thing. Arrows walk, letters jump, Escape leaves. */
export function Menu({ trigger, items, chosen, opensAtOnce = false }: MenuProps) {
  // The library asks for its words in the middle of a render and cannot wait for them.
  useText('fields')
  return (
    <AriaLocale>
      <MenuTrigger defaultOpen={opensAtOnce}>
        <Pressable>{trigger as ComponentProps<typeof Pressable>['children']}</Pressable>
        <PopoverSurface placement="bottom end">
          <Items {...(chosen === undefined ? {} : { selectionMode: 'single', selectedKeys: [chosen], disallowEmptySelection: true })}>
            {items.map(({ id, label: name, detail, icon, onPress, isDanger, isDisabled = false }) => (
              <Item
                key={id}
                id={id}
                textValue={name}
                isDisabled={isDisabled}
                onAction={onPress}
                data-tone={isDanger ? 'danger' : undefined}
              >
                {chosen !== undefined && (
                  <span data-mark="">
                    <Icon of={Check} size="s" />
                  </span>
                )}
                {icon && <Icon of={icon} size="s" />}
                {detail === undefined ? (
                  name
                ) : (
                  <Lines>
                    <ItemText slot="label">{name}</ItemText>
                    <ItemText slot="description">{detail}</ItemText>
                  </Lines>
                )}
              </Item>
            ))}
          </Items>
        </PopoverSurface>
      </MenuTrigger>
    </AriaLocale>
  )
}
