import type { JSONFieldServerProps } from 'payload'
import { panelTexts } from '../texts/panelTexts'
import { TabularInput } from './TabularInput'

export function TabularField({ clientField, i18n, path, readOnly }: JSONFieldServerProps) {
  const { addColumn, addRow, column, removeColumn, removeRow, row } = panelTexts(i18n.language).fields
  return (
    <TabularInput
      path={path}
      label={clientField.label}
      readOnly={readOnly === true}
      words={{ addColumn, addRow, column, removeColumn, removeRow, row }}
    />
  )
}
