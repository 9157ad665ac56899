import type { PortfolioResponse } from '../../../../shared/contracts/wealth/portfolios'
import { useText } from '../../../lib/i18n/useText'
import { Amount } from '../../../ui/Amount'
import { ExplainLabel } from '../../../wealth/ExplainLabel'
import { AwaitedAmount, Ledger } from '../../../wealth/Ledger'
import { Stack } from '../../../ui/Stack'
import { Text } from '../../../ui/Text'

/** The ledger line; without an answer its skeleton, without a ledger dashes and the reason, never zeros. */
export function PortfolioLedger({ answer }: { answer: PortfolioResponse | undefined }) {
  const t = useText('portfolio')
  const common = useText('common')
  const figure = (part: 'paidIn' | 'growth' | 'charges') =>
    answer ? <Amount value={answer.ledger?.[part] ?? null} missing={t('noLedger')} /> : <AwaitedAmount />
  const label = (part: 'paidIn' | 'growth' | 'charges', term: string) =>
    answer?.ledger ? <ExplainLabel figure={part}>{term}</ExplainLabel> : term
  return (
    <Stack $gap={2}>
      <Ledger
        label={t('ledger')}
        paidIn={{ label: label('paidIn', common('term.paidIn')), value: figure('paidIn') }}
        growth={{ label: label('growth', common('term.growthAndIncome')), value: figure('growth') }}
        charges={{ label: label('charges', common('term.charges')), value: figure('charges') }}
        value={{
          label: common('term.valueToday'),
          value: answer ? <Amount value={answer.ledger?.value ?? answer.value} missing={t('noValue')} /> : <AwaitedAmount />,
        }}
        words={{ plus: t('plus'), minus: t('minus'), equals: t('equals') }}
      />
      {answer && !answer.ledger && (
        <Text as="p" $role="small" $muted>
          {t('noLedger')}
        </Text>
      )}
    </Stack>
  )
}
