import type { FieldOf } from '../../../../shared/contracts/forms/formSchema'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { Cluster } from '../../../ui/Cluster'
import { Stack } from '../../../ui/Stack'
import { TextField } from '../../../ui/TextField'
import type { KindProps } from './fieldProps'
import { PlainMarked } from './PlainMarked'

/** A text of one's own, or one of the suggestions under it. */
export function SuggestField({ field, isDisabled, name, onChange, value }: KindProps<FieldOf<'combobox'>>) {
  const t = useText('forms')
  const text = typeof value === 'string' ? value : ''
  const shown = field.options.find((option) => option.value === text)?.label ?? text
  return (
    <Stack $gap={2}>
      <TextField
        label={field.required ? field.label : <PlainMarked label={field.label} />}
        {...(field.help ? { hint: field.help } : {})}
        name={name}
        isDisabled={isDisabled}
        value={shown}
        onChange={(next) => onChange(field.options.find(({ label }) => label === next)?.value ?? next)}
      />
      {!isDisabled && (
        <Cluster role="group" aria-label={t('suggestions')}>
          {field.options.map((option) => (
            <Button key={option.value} size="s" variant="quiet" aria-pressed={option.value === text} onPress={() => onChange(option.value)}>
              {option.label}
            </Button>
          ))}
        </Cluster>
      )}
    </Stack>
  )
}
