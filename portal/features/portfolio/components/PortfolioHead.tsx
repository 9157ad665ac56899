import type { ReactNode } from 'react'
import type { PortfolioResponse } from '../../../../shared/contracts/wealth/portfolios'
import { useText } from '../../../lib/i18n/useText'
import { Badge } from '../../../ui/Badge'
import { ExplainButton } from '../../../wealth/ExplainLabel'
import { FigureHead } from '../../../wealth/FigureHead'

/** Name, type, external id, risk profile, value, change on the day, data date. */
export function PortfolioHead({ answer, actions }: { answer: PortfolioResponse; actions: ReactNode }) {
  const t = useText('portfolio')
  const common = useText('common')
  const { name, type, externalId, riskProfile } = answer.portfolio
  const meta = [externalId, riskProfile === null ? null : t('riskProfile', { level: riskProfile })].filter((text) => text !== null)
  return (
    <FigureHead
      title={name}
      badges={<Badge>{common(`portfolioTypeShort.${type}`)}</Badge>}
      meta={meta}
      value={answer.value}
      missing={t('noValue')}
      dayChange={answer.dayChange}
      asOf={answer.asOf}
      explain={{
        value: <ExplainButton figure="value" name={common('term.value')} />,
        dayChange: <ExplainButton figure="dayChange" name={common('onTheDay')} />,
      }}
      actions={actions}
    />
  )
}
