import { otherOption } from '../../../../shared/contracts/forms/fieldKinds'
import type { FieldOf } from '../../../../shared/contracts/forms/formSchema'
import { useText } from '../../../lib/i18n/useText'
import { useFieldError } from '../../../ui/formErrors'
import { Radio, RadioGroup } from '../../../ui/RadioGroup'
import { Select } from '../../../ui/Select'
import { Stack } from '../../../ui/Stack'
import { TextField } from '../../../ui/TextField'
import type { KindProps } from './fieldProps'
import { PlainMarked } from './PlainMarked'

/** What people put in their own words; null where they did not. */
export const otherTextOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'other' in value && typeof value.other === 'string' ? value.other : null

/** One of several options, as a list or all in sight, with words of one's own where the field takes them. */
export function ChoiceField({ field, isDisabled, name, onChange, value }: KindProps<FieldOf<'select' | 'radio'>>) {
  const t = useText('forms')
  const own = otherTextOf(value)
  const error = useFieldError(name, null)
  const chosen = own === null ? (typeof value === 'string' ? value : null) : otherOption
  const options = [
    ...field.options.map((option) => ({ id: option.value, label: option.label })),
    ...(field.other ? [{ id: otherOption, label: t('other') }] : []),
  ]
  const choose = (id: string) => onChange(id === otherOption ? { other: own ?? '' } : id)
  const hint = field.help
  return (
    <Stack $gap={2}>
      {field.type === 'radio' ? (
        <RadioGroup
          label={field.required ? field.label : <PlainMarked label={field.label} />}
          {...(hint ? { hint } : {})}
          name={name}
          value={chosen ?? ''}
          isDisabled={isDisabled}
          errorMessage={own === null ? error : null}
          onChange={choose}
        >
          {options.map(({ id, label }) => (
            <Radio key={id} value={id}>
              {label}
            </Radio>
          ))}
        </RadioGroup>
      ) : (
        <Select
          label={field.required ? field.label : `${field.label} (${t('optional')})`}
          {...(hint ? { hint } : {})}
          name={name}
          options={options}
          value={chosen}
          placeholder={t('choose')}
          isDisabled={isDisabled}
          errorMessage={own === null ? error : null}
          onChange={choose}
        />
      )}
      {own !== null && (
        <TextField
          label={field.otherValue ?? t('otherDetails')}
          isMultiline
          rows={2}
          value={own}
          errorMessage={error}
          onChange={(other) => onChange({ other })}
        />
      )}
    </Stack>
  )
}
