import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { AriaLocale } from '../AriaLocale'
import { Icon, type IconShape } from '../Icon'
import { Key, keyNames } from '../Key'
import { VisuallyHidden } from '../VisuallyHidden'
import { Aside, Below, Find, Foot, GroupLabel, Name, Option, Results, Scrim, Surface } from './paletteStyle'

export interface Command {
  /** Unique among all that are shown. */
  id: string
  icon: IconShape
  name: ReactNode
  detail?: ReactNode
  /** What tells two of a name apart, at the right. */
  aside?: ReactNode
}

export interface CommandGroup {
  id: string
  label: string
  commands: readonly Command[]
}

interface CommandPaletteProps {
  /** Name of the dialog and of its field. */
  label: string
  placeholder: string
  /** Of the list of what was found. */
  listLabel: string
  closeLabel: string
  query: string
  onQueryChange: (query: string) => void
  /** More may be found: Enter without a row then takes the first that comes. */
  isWaiting: boolean
  groups: readonly CommandGroup[]
  /** `inNewTab`: with Ctrl or Cmd. */
  onChoose: (id: string, inNewTab: boolean) => void
  onClose: () => void
  /** In the place of the list when it is empty, else beneath it. */
  children?: ReactNode
  /** How the keys are used; for the eye alone. */
  hints: ReactNode
  /** Told to a screen reader whenever it changes. */
  status: string
}

/**
 * A field over a list in groups: the focus stays in the field, arrows walk the list, Tab goes to the next group, Enter chooses and Escape closes
 * (the combobox pattern of the ARIA practices).
 */
export function CommandPalette({ label, onClose, ...rest }: CommandPaletteProps) {
  return (
    <AriaLocale>
      <Scrim isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
        <Surface>
          <Dialog aria-label={label} style={{ outline: 'none' }}>
            <Body label={label} onClose={onClose} {...rest} />
          </Dialog>
        </Surface>
      </Scrim>
    </AriaLocale>
  )
}

function Body(props: CommandPaletteProps) {
  const { children, closeLabel, groups, hints, label, listLabel, onChoose, onClose, onQueryChange, placeholder, query, status } = props
  const base = useId()
  const idOf = (id: string) => `${base}${id}`
  const { active, handleKeyDown, setActive, start } = useActive(props)
  const isEmpty = groups.length === 0

  useEffect(() => {
    // Optional: jsdom has no layout to scroll.
    if (active !== null) document.getElementById(`${base}${active}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [active, base])

  return (
    <>
      <Find>
        <Icon of={Search} />
        <input
          type="text"
          role="combobox"
          autoFocus
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={!isEmpty}
          aria-controls={idOf('list')}
          aria-activedescendant={active === null ? undefined : idOf(active)}
          placeholder={placeholder}
          value={query}
          onChange={({ currentTarget }) => {
            start()
            onQueryChange(currentTarget.value)
          }}
          onKeyDown={handleKeyDown}
        />
        {/* Escape does the same, so it is no stop of the Tab key. */}
        <button type="button" tabIndex={-1} onClick={onClose}>
          <VisuallyHidden>{closeLabel}</VisuallyHidden> <Key>{keyNames.escape}</Key>
        </button>
      </Find>
      {/* The focus stays in the field, also of whoever points. */}
      <Results id={idOf('list')} role="listbox" aria-label={listLabel} onMouseDown={(event) => event.preventDefault()}>
        {groups.map((group) => (
          <div key={group.id} role="group" aria-label={group.label}>
            <GroupLabel aria-hidden="true">{group.label}</GroupLabel>
            {group.commands.map((command) => (
              <Row
                key={command.id}
                id={idOf(command.id)}
                command={command}
                isActive={command.id === active}
                onNear={() => setActive(command.id)}
                onChoose={(inNewTab) => onChoose(command.id, inNewTab)}
              />
            ))}
          </div>
        ))}
      </Results>
      {children && <Below>{children}</Below>}
      <Foot>
        {hints}
        <span role="status">{status}</span>
      </Foot>
    </>
  )
}

type RowProps = Readonly<{
  id: string
  command: Command
  isActive: boolean
  onNear: () => void
  onChoose: (inNewTab: boolean) => void
}>

function Row({ command, id, isActive, onChoose, onNear }: RowProps) {
  return (
    <Option
      id={id}
      role="option"
      aria-selected={isActive}
      onMouseMove={onNear}
      onClick={({ ctrlKey, metaKey }) => onChoose(ctrlKey || metaKey)}
    >
      <Icon of={command.icon} />
      <Name>
        <span>{command.name}</span>
        {command.detail && <span>{command.detail}</span>}
      </Name>
      {command.aside && <Aside>{command.aside}</Aside>}
      <Key aria-hidden="true">{keyNames.enter}</Key>
    </Option>
  )
}

/** Which row the keyboard is at: the first one until somebody moves, and again when that row has gone. */
function useActive({ groups, isWaiting, onChoose }: Pick<CommandPaletteProps, 'groups' | 'isWaiting' | 'onChoose'>) {
  const [chosen, setActive] = useState<string | null>(null)
  /** The Enter of somebody who was faster than the answer. */
  const [early, setEarly] = useState<Readonly<{ inNewTab: boolean }> | null>(null)
  const ids = groups.flatMap(({ commands }) => commands.map(({ id }) => id))
  const active = chosen !== null && ids.includes(chosen) ? chosen : (ids[0] ?? null)

  const step = (by: 1 | -1) => setActive(ids.at((ids.indexOf(active ?? '') + by) % ids.length) ?? null)
  const stepGroup = (by: 1 | -1) => {
    const at = groups.findIndex(({ commands }) => commands.some(({ id }) => id === active))
    setActive(groups.at((at + by) % groups.length)?.commands[0]?.id ?? null)
  }
  const moves: Readonly<Record<string, (isBack: boolean) => void>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Tab: (isBack) => stepGroup(isBack ? -1 : 1),
  }

  const choose = useEffectEvent(onChoose)
  useEffect(() => {
    if (early === null || isWaiting) return
    setEarly(null)
    if (active !== null) choose(active, early.inNewTab)
  }, [early, isWaiting, active])

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Letters are being put together, as those of Greek with a tonos are; the key belongs to that.
    if (event.nativeEvent.isComposing) return
    const move = moves[event.key]
    if (move) {
      event.preventDefault()
      if (ids.length > 0) move(event.shiftKey)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const inNewTab = event.ctrlKey || event.metaKey
      if (active !== null) onChoose(active, inNewTab)
      else if (isWaiting) setEarly({ inNewTab })
    }
  }
  const start = () => {
    setActive(null)
    setEarly(null)
  }
  return { active, handleKeyDown, setActive, start }
}
