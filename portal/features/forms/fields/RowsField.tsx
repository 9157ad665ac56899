import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { styled } from 'styled-components'
import type { FieldOf } from '../../../../shared/contracts/forms/formSchema'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { fieldStyle, labelStyle } from '../../../ui/fieldStyle'
import { NumberField } from '../../../ui/fields/NumberField'
import { IconButton } from '../../../ui/IconButton'
import { TextField } from '../../../ui/TextField'
import { token } from '../../../ui/tokens'
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
  padding: 0;
`
const Row = styled.div`
  display: flex;
  align-items: end;
  gap: ${token('s-2')};

  > :not(button) {
    flex: 1;
  }
`

type Pair = Readonly<{ name: string; value: number | null }>

/** Lines that people add one by one: texts, or names each with a number. */
export function RowsField({ field, isDisabled, name, onChange, value }: KindProps<FieldOf<'multi-text-field' | 'multi-group-text-field'>>) {
  const t = useText('forms')
  const rows: readonly unknown[] = Array.isArray(value) ? value : []
  const isPairs = field.type === 'multi-group-text-field'
  const put = (at: number, row: unknown) => onChange(rows.map((each, index) => (index === at ? row : each)))
  const most = field.limit ?? 20
  return (
    <Group data-name={name} disabled={isDisabled}>
      <Legend>{field.required ? field.label : <PlainMarked label={field.label} />}</Legend>
      {rows.map((row, at) => {
        const label = t('rowOf', { name: field.label, row: at + 1 })
        const pair = (isPairs ? row : { name: row, value: null }) as Pair
        return (
          <Row key={at}>
            <TextField
              label={isPairs ? t('rowName') : label}
              name={isPairs ? `${name}.${at}.name` : `${name}.${at}`}
              value={pair.name}
              onChange={(next) => put(at, isPairs ? { ...pair, name: next } : next)}
            />
            {isPairs && (
              <NumberField
                label={t('rowValue')}
                name={`${name}.${at}.value`}
                value={pair.value ?? Number.NaN}
                formatOptions={{ maximumFractionDigits: 7 }}
                onChange={(next) => put(at, { ...pair, value: Number.isNaN(next) ? null : next })}
              />
            )}
            <IconButton
              icon={Trash2}
              label={t('removeRow', { name: label })}
              onPress={() => onChange(rows.filter((_, index) => index !== at))}
            />
          </Row>
        )
      })}
      {rows.length < most && (
        <div>
          <Button
            variant="quiet"
            size="s"
            icon={Plus}
            aria-label={t('addTo', { name: field.label })}
            onPress={() => onChange([...rows, isPairs ? { name: '', value: null } : ''])}
          >
            {t('addRow')}
          </Button>
        </div>
      )}
      <FieldNotice name={name} hint={field.help} />
    </Group>
  )
}
