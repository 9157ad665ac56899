import type { FieldOf } from '../../../../shared/contracts/forms/formSchema'
import { isPreset, presetOf } from '../../../../shared/contracts/forms/shownFields'
import { countriesIn } from '../../../../shared/i18n/countries'
import { isoDateSchema } from '../../../../shared/domain/dates'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Checkbox } from '../../../ui/Checkbox'
import { ComboBox } from '../../../ui/fields/ComboBox'
import { DateField } from '../../../ui/fields/DateField'
import { NumberField } from '../../../ui/fields/NumberField'
import { RangeField } from '../../../ui/fields/RangeField'
import { Switch } from '../../../ui/Switch'
import { Text } from '../../../ui/Text'
import { TextField } from '../../../ui/TextField'
import { ChoiceField } from './ChoiceField'
import { ChoicesField } from './ChoicesField'
import { FieldNotice } from './FieldNotice'
import type { FieldProps, KindProps } from './fieldProps'
import { FilesField } from './FilesField'
import { PlainMarked } from './PlainMarked'
import { RowsField } from './RowsField'
import { SubformField } from './SubformField'
import { SuggestField } from './SuggestField'
import { TableField } from './TableField'

/** One field of a form, by its kind, in the fields of the kit. */
export function FormFieldInput({ prefix = '', ...props }: FieldProps) {
  const { field, form } = props
  const value = isPreset(field, form.viewer) ? presetOf(field, form.viewer.today) : props.value
  const isDisabled = isPreset(field, form.viewer)
  if (field.type === 'hidden') return null
  return <Kind {...props} value={value} isDisabled={isDisabled} name={`${prefix}${field.name}`} />
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN)

function Kind(props: KindProps) {
  const { field, form, isDisabled, name, onChange, value } = props
  const t = useText('forms')
  const locale = useLocale()
  const label = field.required || field.type === 'label' ? field.label : <PlainMarked label={field.label} />
  const hint = [field.help, field.notes ? t('note', { note: field.notes }) : null].filter(Boolean).join(' ') || undefined
  const texts = { label, ...(hint ? { hint } : {}), name, isDisabled }
  const day = (given: string | undefined) => {
    const parsed = isoDateSchema.safeParse(given === 'today' ? form.viewer.today : given)
    return parsed.success ? parsed.data : undefined
  }
  switch (field.type) {
    case 'text':
      return <TextField {...texts} value={textOf(value)} onChange={onChange} {...inputOf(field)} />
    case 'textarea':
      return <TextField {...texts} isMultiline rows={4} value={textOf(value)} onChange={onChange} />
    case 'number':
      return (
        <NumberField
          {...texts}
          {...(field.unit ? { labelAside: field.unit } : {})}
          value={numberOf(value)}
          formatOptions={{ maximumFractionDigits: 7, useGrouping: true }}
          onChange={(next) => onChange(Number.isNaN(next) ? undefined : next)}
        />
      )
    case 'date-picker': {
      const [min, max, start] = [day(field.min), day(field.max), day(textOf(value))]
      if (isDisabled) return <TextField {...texts} value={textOf(value)} />
      return (
        <DateField
          {...texts}
          {...(min ? { min } : {})}
          {...(max ? { max } : {})}
          {...(start ? { defaultValue: start } : {})}
          onChange={(next) => onChange(next ?? undefined)}
        />
      )
    }
    case 'country':
      return (
        <ComboBox
          {...texts}
          options={countriesIn(locale).map(({ code, name: country }) => ({ id: code, label: country }))}
          {...(textOf(value) ? { defaultValue: textOf(value) } : {})}
          onChange={(code) => onChange(code ?? undefined)}
        />
      )
    case 'select':
      return field.multiple ? (
        <ChoicesField {...(props as KindProps<FieldOf<'select'>>)} />
      ) : (
        <ChoiceField {...(props as KindProps<FieldOf<'select'>>)} />
      )
    case 'radio':
      return <ChoiceField {...(props as KindProps<FieldOf<'radio'>>)} />
    case 'combobox':
      return <SuggestField {...(props as KindProps<FieldOf<'combobox'>>)} />
    case 'checkbox':
      return (
        <div data-name={name}>
          <Checkbox isSelected={value === true} isDisabled={isDisabled} onChange={onChange}>
            {field.label}
          </Checkbox>
          <FieldNotice name={name} hint={hint} />
        </div>
      )
    case 'switch':
      return (
        <div data-name={name}>
          <Switch isSelected={value === true} isDisabled={isDisabled} onChange={onChange}>
            {field.label}
          </Switch>
          <FieldNotice name={name} hint={hint} />
        </div>
      )
    case 'slider': {
      const [min, max] = [field.min ?? 1, field.max ?? 10]
      return (
        <RangeField
          {...texts}
          min={min}
          max={max}
          value={Number.isNaN(numberOf(value)) ? min : numberOf(value)}
          textOf={String}
          onChange={onChange}
        />
      )
    }
    case 'range':
      return (
        <RangeField
          {...texts}
          min={0}
          max={field.options.length - 1}
          value={Number.isNaN(numberOf(value)) ? 0 : numberOf(value)}
          textOf={(place) => field.options[place]?.label ?? ''}
          onChange={onChange}
        />
      )
    case 'file':
    case 'dropzone':
      return <FilesField {...(props as KindProps<FieldOf<'file' | 'dropzone'>>)} />
    case 'multi-text-field':
    case 'multi-group-text-field':
      return <RowsField {...(props as KindProps<FieldOf<'multi-text-field' | 'multi-group-text-field'>>)} />
    case 'tabular':
      return <TableField {...(props as KindProps<FieldOf<'tabular'>>)} />
    case 'subform':
      return <SubformField {...(props as KindProps<FieldOf<'subform'>>)} />
    case 'label':
      return (
        <div>
          <h3>{field.label}</h3>
          {field.help && <Text $muted>{field.help}</Text>}
        </div>
      )
    case 'hidden':
      return null
  }
}

function inputOf({ rules = [] }: FieldOf<'text'>): { type?: 'email' | 'tel' | 'url'; autoComplete?: string } {
  if (rules.includes('email')) return { type: 'email', autoComplete: 'email' }
  if (rules.includes('phone')) return { type: 'tel', autoComplete: 'tel' }
  return rules.includes('url') ? { type: 'url' } : {}
}
