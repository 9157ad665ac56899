import { useMemo } from 'react'
import { styled } from 'styled-components'
import { simulationLimits } from '../../../../shared/contracts/wealth/simulation'
import { useText } from '../../../lib/i18n/useText'
import { Card } from '../../../ui/Card'
import { CardBody } from '../../../ui/CardBody'
import { NumberField } from '../../../ui/fields/NumberField'
import { RangeField } from '../../../ui/fields/RangeField'
import { media } from '../../../ui/media'
import { Select } from '../../../ui/Select'
import { token } from '../../../ui/tokens'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { highestLevel, lowestLevel, type PlanState, spans } from '../model/plan'

const Inputs = styled(CardBody)`
  display: grid;
  gap: ${token('s-4')} ${token('s-6')};
  grid-template-columns: minmax(0, 1fr);

  ${media.from(600)} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > :first-child {
      grid-column: 1 / -1;
    }
  }

  ${media.from(1200)} {
    grid-template-columns: minmax(0, 5fr) repeat(3, minmax(0, 3fr));

    > :first-child {
      grid-column: auto;
    }
  }
`

const Level = styled(NumberField)`
  inline-size: 3.75rem;
  gap: 0;
`

const Amount = styled(NumberField)`
  input {
    text-align: start;
  }
`

interface PlanFormProps {
  plan: PlanState
  /** What the risk profile is called, where that is known. */
  nameOf: (level: number) => string | undefined
}

/** What to simulate: risk profile, an amount now, a monthly payment, and for how long. What is typed counts when the field is left or Enter is pressed. */
export function PlanForm({ nameOf, plan: { isWhole, question, set, years } }: PlanFormProps) {
  const t = useText('simulator')
  const { amount, currency, level, monthly } = question
  // The field takes another object for another format, and loses what is being typed.
  const format = useMemo<Intl.NumberFormatOptions>(() => ({ style: 'currency', currency, maximumFractionDigits: 0 }), [currency])
  const textOf = (place: number): string => {
    const name = nameOf(place)
    return name === undefined
      ? t('levelOf', { level: place, most: highestLevel })
      : t('levelNamed', { level: place, most: highestLevel, name })
  }
  return (
    <Card as="form" aria-label={t('inputs')} onSubmit={(event: { preventDefault: () => void }) => event.preventDefault()}>
      <Inputs $padTop>
        <RangeField
          label={t('level')}
          min={lowestLevel}
          max={highestLevel}
          value={level}
          onChange={(next) => set({ level: next })}
          textOf={textOf}
          field={
            <Level
              label={<VisuallyHidden>{t('levelNumber')}</VisuallyHidden>}
              minValue={lowestLevel}
              maxValue={highestLevel}
              value={level}
              onChange={(next) => !Number.isNaN(next) && set({ level: next })}
            />
          }
        />
        <Amount
          label={t('amount')}
          minValue={0}
          maxValue={simulationLimits.amount}
          value={amount}
          formatOptions={format}
          onChange={(next) => set({ amount: Number.isNaN(next) ? 0 : next })}
          {...(isWhole ? {} : { errorMessage: t('noMoney') })}
        />
        <Amount
          label={t('monthly')}
          minValue={0}
          maxValue={simulationLimits.monthly}
          value={monthly}
          formatOptions={format}
          onChange={(next) => set({ monthly: Number.isNaN(next) ? 0 : next })}
        />
        <Select
          label={t('years')}
          options={spans.map((id) => ({ id, label: t('span', { count: Number(id) }) }))}
          value={years}
          onChange={(next) => set({ years: next })}
        />
      </Inputs>
    </Card>
  )
}
