import { useState } from 'react'
import { type PortfolioForm, portfolioObjectives, portfolioRegions, sliderRange } from '../../../../shared/contracts/editing/portfolio'
import { currencyCodes } from '../../../../shared/domain/currency'
import { portfolioTypes } from '../../../../shared/domain/portfolioType'
import { useText } from '../../../lib/i18n/useText'
import { RangeField } from '../../../ui/fields/RangeField'
import { DraftedDate, DraftedText, useStart } from '../draftedFields'
import { Choice } from './Choice'
import { Fields, Wide } from './RecordForm'

interface PortfolioFieldsProps {
  portfolio: PortfolioForm
  /** Its figures come from a data provider, and with them its currency. */
  isProvided: boolean
}

/** What a portfolio is made of. */
export function PortfolioFields({ isProvided, portfolio }: PortfolioFieldsProps) {
  const t = useText('editing')
  const common = useText('common')
  return (
    <Fields>
      <Wide>
        <DraftedText name="name" label={t('field.name')} defaultValue={portfolio.name} maxLength={200} />
      </Wide>
      <Choice
        name="type"
        label={t('field.type')}
        options={portfolioTypes.map((id) => ({ id, label: common(`portfolioType.${id}`) }))}
        defaultValue={portfolio.type}
      />
      <Choice
        name="region"
        label={t('field.region')}
        options={portfolioRegions.map((id) => ({ id, label: t(`region.${id}`) }))}
        defaultValue={portfolio.region}
        isOptional
      />
      <Choice
        name="currency"
        label={t('field.currency')}
        hint={isProvided ? t('currencyProvided') : undefined}
        isDisabled={isProvided}
        options={currencyCodes.map((id) => ({ id, label: id }))}
        defaultValue={portfolio.currency}
      />
      <DraftedDate name="inception" label={t('field.inception')} defaultValue={portfolio.inception} />
      <Wide>
        <Choice
          name="objective"
          label={t('field.objective')}
          options={portfolioObjectives.map((id) => ({ id, label: t(`objective.${id}`) }))}
          defaultValue={portfolio.objective}
          isOptional
        />
      </Wide>
      <Slider name="riskLevel" label={t('field.riskLevel')} defaultValue={portfolio.riskLevel} />
      <Slider name="esgRating" label={t('field.esgRating')} defaultValue={portfolio.esgRating} />
    </Fields>
  )
}

/** 1 to 10; the place before the first is for what has not been said. */
function Slider({ defaultValue, label, name }: Readonly<{ name: string; label: string; defaultValue: number | null }>) {
  const t = useText('editing')
  const [value, setValue] = useState(useStart().numberOf(name, defaultValue) ?? sliderRange.min - 1)
  const isSaid = value >= sliderRange.min
  return (
    <div>
      <RangeField
        label={label}
        name={name}
        min={sliderRange.min - 1}
        max={sliderRange.max}
        value={value}
        onChange={setValue}
        textOf={(place) => (place < sliderRange.min ? t('notSaid') : String(place))}
      />
      <input type="hidden" name={name} value={isSaid ? value : ''} />
    </div>
  )
}
