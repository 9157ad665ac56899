import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type KeyboardEvent, useId, useState } from 'react'
import { styled } from 'styled-components'
import { useLocale } from '../lib/i18n/LocaleContext'
import { errorStyle, fieldStyle, type FieldTexts, hintStyle, labelRowStyle, labelStyle } from './fieldStyle'
import { useFieldError } from './formErrors'
import { Icon } from './Icon'
import { LateOpening } from './LateOpening'
import { lazyPart } from './lazyPart'
import { triggerStyle, valueStyle } from './selectStyle'

const Root = styled.div`
  ${fieldStyle}
`
const LabelRow = styled.span`
  ${labelRowStyle}
`
const Label = styled.span`
  ${labelStyle}
`
const Trigger = styled.button`
  ${triggerStyle}
`
const Value = styled.span`
  ${valueStyle}
`
const Hint = styled.span`
  ${hintStyle}
`
const ErrorText = styled.span`
  ${errorStyle}
`

export interface SelectOption<K extends string> {
  id: K
  label: string
}

export interface SelectProps<K extends string> extends Omit<FieldTexts, 'label'> {
  /** Its name: shown above, or with `isLabelHidden` only read. */
  label: string
  isLabelHidden?: boolean
  options: readonly SelectOption<K>[]
  /** Null shows the placeholder. */
  value: K | null
  onChange: (value: K) => void
  /** What stands in the box when nothing is chosen; must be given when `value` may be null. */
  placeholder?: string
  isDisabled?: boolean
  isRequired?: boolean
  name?: string
  className?: string
}

const OpenedSelect = lazyPart(() => import('./OpenedSelect'), 'OpenedSelect', { showsFailure: false })

/**
 * One of a list. Letters jump to an option, arrows move, Escape leaves. Until it is first opened it is a plain button; the code of the list
 * comes when the pointer or the focus does, and a press that comes before it waits.
 */
export function Select<K extends string>(props: SelectProps<K>) {
  const { options, onChange } = props
  const [isWanted, setWanted] = useState(false)
  const closed = <ClosedSelect {...props} onOpen={() => setWanted(true)} />
  if (!isWanted) return closed
  const handleChange = (id: string) => {
    const option = options.find((candidate) => candidate.id === id)
    if (option) onChange(option.id)
  }
  return (
    <LateOpening closed={closed} onFailed={() => setWanted(false)}>
      <OpenedSelect {...props} onChange={handleChange} />
    </LateOpening>
  )
}

const opensIt = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key === 'ArrowDown' || key === 'ArrowUp' || (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey)

function ClosedSelect<K extends string>(props: SelectProps<K> & Readonly<{ onOpen: () => void }>) {
  const { label, isLabelHidden = false, labelAside, hint, options, value, placeholder, isDisabled = false, name, className, onOpen } = props
  const id = useId()
  const locale = useLocale()
  const errorMessage = useFieldError(name, props.errorMessage)
  const chosen = options.find((option) => option.id === value)
  const preload = () => void OpenedSelect.preload(locale).catch(() => undefined)
  const notes = [hint ? `${id}-hint` : null, errorMessage ? `${id}-error` : null].filter(Boolean).join(' ')
  const visibleLabel = <Label id={`${id}-label`}>{label}</Label>
  return (
    <Root className={className} data-field="select" data-name={name} data-invalid={errorMessage ? '' : undefined}>
      {!isLabelHidden && (labelAside ? <LabelRow children={[visibleLabel, labelAside]} /> : visibleLabel)}
      <Trigger
        type="button"
        id={`${id}-button`}
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-label={isLabelHidden ? label : undefined}
        aria-labelledby={`${id}-value ${id}-${isLabelHidden ? 'button' : 'label'}`}
        aria-describedby={notes || undefined}
        disabled={isDisabled}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={onOpen}
        onKeyDown={(event) => {
          if (!opensIt(event)) return
          event.preventDefault()
          onOpen()
        }}
      >
        <Value id={`${id}-value`} data-placeholder={chosen ? undefined : ''}>
          {chosen?.label ?? placeholder}
        </Value>
        <Icon of={ChevronDown} />
      </Trigger>
      {name && <input type="hidden" name={name} value={value ?? ''} />}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {errorMessage && (
        <ErrorText id={`${id}-error`}>
          <Icon of={CircleAlert} size="s" />
          {errorMessage}
        </ErrorText>
      )}
    </Root>
  )
}
