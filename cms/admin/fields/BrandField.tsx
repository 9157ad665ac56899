import type { TextFieldServerProps } from 'payload'
import { labelOf } from '../../../collections/labels/label'
import { themeInputs } from '../../../shared/theme/inputs'
import { brands } from '../../server/brands'
import { panelTexts } from '../texts/panelTexts'
import { SwatchSelect } from './SwatchSelect'

/** The brands of this installation; one that a portal names and that is no longer installed is not among them, so its save says so. */
export function BrandField({ field, i18n, path, readOnly }: TextFieldServerProps) {
  const { language } = panelTexts(i18n.language)
  const options = [...brands().values()].map(({ displayName, name, theme }) => ({
    value: name,
    label: displayName,
    colours: themeInputs[theme].accent,
  }))
  return (
    <SwatchSelect
      path={path}
      label={labelOf('field.brand')?.[language] ?? ''}
      required={field.required === true}
      readOnly={readOnly === true}
      options={options}
    />
  )
}
