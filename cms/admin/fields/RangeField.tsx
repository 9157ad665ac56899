import type { NumberFieldServerProps } from 'payload'
import type { Label } from '../../../collections/labels/label'
import { panelTexts } from '../texts/panelTexts'
import { RangeInput } from './RangeInput'

/** A slider between the field's least and greatest value, or over its named steps. */
export function RangeField({ clientField, field, i18n, path, readOnly }: NumberFieldServerProps) {
  const { fields, language } = panelTexts(i18n.language)
  const steps = (field.custom as { steps?: readonly Label[] } | undefined)?.steps
  return (
    <RangeInput
      path={path}
      label={clientField.label}
      min={field.min ?? 0}
      max={field.max ?? 10}
      steps={steps?.map((step) => step[language]) ?? null}
      readOnly={readOnly === true}
      words={{ none: fields.notSet, clear: fields.clear }}
    />
  )
}
