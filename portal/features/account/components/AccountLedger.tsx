import type { ReactNode } from 'react'
import type { AccountResponse } from '../../../../shared/contracts/wealth/accounts'
import type { Money } from '../../../../shared/domain/money'
import { useText } from '../../../lib/i18n/useText'
import { Amount } from '../../../ui/Amount'
import { ExplainTerm } from '../../../wealth/ExplainLabel'
import { AwaitedAmount, Ledger } from '../../../wealth/Ledger'
import { Stack } from '../../../ui/Stack'
import { Text } from '../../../ui/Text'

interface Props {
  /** Absent while it is on its way. */
  answer: Pick<AccountResponse, 'ledger' | 'missing' | 'value'> | undefined
  explained?: 'account' | 'family'
}

/**
 * What was put in, earned and charged, each figure with the way to what it is made of where the page has one. Without the history of the account the line
 * stays, with the reason in place of amounts; without an answer it stands with its amounts on their way.
 */
export function AccountLedger({ answer, explained }: Props) {
  const t = useText('account')
  const common = useText('common')
  const ledger = answer?.ledger
  const entry = (label: ReactNode, amount: Money | null | undefined) => ({
    label,
    value: answer ? (
      <Amount value={amount ?? null} missing={common(`missing.${answer.missing.ledger ?? 'unavailable'}`)} />
    ) : (
      <AwaitedAmount />
    ),
  })

  const part = (figure: 'paidIn' | 'growth' | 'charges', label: string) =>
    entry(
      <ExplainTerm figure={explained === 'family' ? `family.${figure}` : figure} isKnown={ledger != null && explained !== undefined}>
        {label}
      </ExplainTerm>,
      ledger?.[figure],
    )

  return (
    <Stack $gap={2}>
      <Ledger
        label={answer ? t('ledger') : ''}
        paidIn={part('paidIn', common('term.paidIn'))}
        growth={part('growth', common('term.growthAndIncome'))}
        charges={part('charges', common('term.charges'))}
        value={entry(common('term.valueToday'), ledger?.value ?? answer?.value)}
        words={{ plus: t('plus'), minus: t('minus'), equals: t('equals') }}
      />
      {answer && !ledger && (
        <Text as="p" $role="small" $muted>
          {t('ledgerMissing')}
        </Text>
      )}
    </Stack>
  )
}
