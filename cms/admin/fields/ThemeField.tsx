import type { SelectFieldServerProps } from 'payload'
import { label } from '../../../collections/labels/label'
import { themeInputs } from '../../../shared/theme/inputs'
import { themeNames } from '../../../shared/theme/themes'
import { panelTexts } from '../texts/panelTexts'
import { SwatchSelect } from './SwatchSelect'

/** The themes that ship, each in its accent. */
export function ThemeField({ field, i18n, path, readOnly }: SelectFieldServerProps) {
  const { language } = panelTexts(i18n.language)
  const options = themeNames.map((name) => ({
    value: name,
    label: label(`option.theme.${name}`)[language],
    colours: themeInputs[name].accent,
  }))
  return (
    <SwatchSelect
      path={path}
      label={label('field.theme')[language]}
      required={field.required === true}
      readOnly={readOnly === true}
      options={options}
    />
  )
}
