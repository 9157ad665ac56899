import type { SelectFieldServerProps } from 'payload'
import { label } from '../../../collections/labels/label'
import { navigationIcons } from '../../../shared/domain/navigation'
import { panelTexts } from '../texts/panelTexts'
import { IconChoice } from './IconChoice'

/** The signs side by side, each with its word for whoever does not see it. */
export function IconField({ clientField, field, i18n, path, readOnly }: SelectFieldServerProps) {
  const { language } = panelTexts(i18n.language)
  return (
    <IconChoice
      path={path}
      label={clientField.label}
      required={field.required === true}
      readOnly={readOnly === true}
      choices={navigationIcons.map((value) => ({ value, label: label(`option.icon.${value}`)[language] }))}
    />
  )
}
