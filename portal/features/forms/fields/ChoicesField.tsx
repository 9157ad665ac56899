import { styled } from 'styled-components'
import type { FieldOf } from '../../../../shared/contracts/forms/formSchema'
import { useText } from '../../../lib/i18n/useText'
import { Checkbox } from '../../../ui/Checkbox'
import { fieldStyle, labelStyle } from '../../../ui/fieldStyle'
import { media } from '../../../ui/media'
import { Stack } from '../../../ui/Stack'
import { TextField } from '../../../ui/TextField'
import { token } from '../../../ui/tokens'
import { otherTextOf } from './ChoiceField'
import { FieldNotice } from './FieldNotice'
import type { KindProps } from './fieldProps'
import { PlainMarked } from './PlainMarked'

const Group = styled.fieldset`
  ${fieldStyle}
  margin: 0;
  border: 0;
  padding: 0;
`
const Legend = styled.legend`
  ${labelStyle}
  /* a legend is no part of the grid, and has no gap */
  padding: 0 0 0.375rem;
`
/* in columns, two of them on a phone */
const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8rem, 100%), 1fr));
  gap: ${token('s-2')} ${token('s-4')};

  ${media.from(600)} {
    grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  }
`

/** Any of several options, all in sight, with words of one's own where the field takes them. */
export function ChoicesField({ field, isDisabled, name, onChange, value }: KindProps<FieldOf<'select'>>) {
  const t = useText('forms')
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  const own = chosen.map(otherTextOf).find((text) => text !== null) ?? null
  const plain = chosen.filter((each) => typeof each === 'string')
  // In the order of the options, whatever the order of the ticks.
  const change = (ids: readonly unknown[], other: string | null) =>
    onChange([...field.options.map((option) => option.value).filter((id) => ids.includes(id)), ...(other === null ? [] : [{ other }])])
  return (
    <Group data-name={name} disabled={isDisabled}>
      <Legend>{field.required ? field.label : <PlainMarked label={field.label} />}</Legend>
      <Options>
        {field.options.map((option) => (
          <Checkbox
            key={option.value}
            isSelected={plain.includes(option.value)}
            onChange={(isOn) => change(isOn ? [...plain, option.value] : plain.filter((id) => id !== option.value), own)}
          >
            {option.label}
          </Checkbox>
        ))}
        {field.other && (
          <Checkbox isSelected={own !== null} onChange={(isOn) => change(plain, isOn ? '' : null)}>
            {t('other')}
          </Checkbox>
        )}
      </Options>
      <Stack $gap={2}>
        {own !== null && (
          <TextField
            label={field.otherValue ?? t('otherDetails')}
            isMultiline
            rows={2}
            value={own}
            onChange={(other) => change(plain, other)}
          />
        )}
        <FieldNotice name={name} hint={field.help} />
      </Stack>
    </Group>
  )
}
