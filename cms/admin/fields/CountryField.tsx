import type { TextFieldServerProps } from 'payload'
import { countriesIn } from '../../../shared/i18n/countries'
import { panelTexts } from '../texts/panelTexts'
import { ChoiceSelect } from './ChoiceSelect'

/** All countries by their names in the reader's language, to be found by typing; the United Kingdom and the United States first. */
export function CountryField({ clientField, i18n, path, readOnly }: TextFieldServerProps) {
  const { language } = panelTexts(i18n.language)
  return (
    <ChoiceSelect
      path={path}
      label={clientField.label}
      required={clientField.required === true}
      readOnly={readOnly === true}
      options={countriesIn(language).map(({ code, name }) => ({ value: code, label: name }))}
    />
  )
}
