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
/** Columns beside each other where there is room, under one another on a phone: each cell has its own label. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)) auto;
  align-items: end;
  gap: ${token('s-2')};
  padding-block-end: ${token('s-3')};
  border-block-end: 1px solid ${token('border')};
`

type Cells = readonly (string | number | null)[]

/** Rows of named columns. */
export function TableField({ field, isDisabled, name, onChange, value }: KindProps<FieldOf<'tabular'>>) {
  const t = useText('forms')
  const rows = (Array.isArray(value) ? value : []) as readonly Cells[]
  const put = (row: number, column: number, cell: string | number | null) =>
    onChange(
      rows.map((cells, at) => (at === row ? field.headers.map((_, index) => (index === column ? cell : (cells[index] ?? null))) : cells)),
    )
  return (
    <Group data-name={name} disabled={isDisabled}>
      <Legend>{field.required ? field.label : <PlainMarked label={field.label} />}</Legend>
      {rows.map((cells, row) => (
        <Row key={row} role="group" aria-label={t('rowOf', { name: field.label, row: row + 1 })}>
          {field.headers.map(({ label, type }, column) => {
            const cell = cells[column] ?? null
            const texts = { label, name: `${name}.${row}.${column}` }
            return type === 'number' ? (
              <NumberField
                key={column}
                {...texts}
                value={typeof cell === 'number' ? cell : Number.NaN}
                formatOptions={{ maximumFractionDigits: 7 }}
                onChange={(next) => put(row, column, Number.isNaN(next) ? null : next)}
              />
            ) : (
              <TextField
                key={column}
                {...texts}
                value={String(cell ?? '')}
                onChange={(next) => put(row, column, next === '' ? null : next)}
              />
            )
          })}
          <IconButton
            icon={Trash2}
            label={t('removeRow', { name: t('rowOf', { name: field.label, row: row + 1 }) })}
            onPress={() => onChange(rows.filter((_, at) => at !== row))}
          />
        </Row>
      ))}
      {rows.length < (field.limit ?? 20) && (
        <div>
          <Button
            variant="quiet"
            size="s"
            icon={Plus}
            aria-label={t('addTo', { name: field.label })}
            onPress={() => onChange([...rows, field.headers.map(() => null)])}
          >
            {t('addRow')}
          </Button>
        </div>
      )}
      <FieldNotice name={name} hint={field.help} />
    </Group>
  )
}
