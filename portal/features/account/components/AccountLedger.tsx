import type { AccountResponse } from '../../../../shared/contracts/wealth/accounts'
import type { Money } from '../../../../shared/domain/money'
import { useText } from '../../../lib/i18n/useText'
import { Amount } from '../../../ui/Amount'
import { Ledger } from '../../../wealth/Ledger'
import { Stack } from '../../../ui/Stack'
import { Text } from '../../../ui/Text'

/** What was put in, earned and charged. Without the history of the account the line stays, with the reason in place of amounts. */
export function AccountLedger({ ledger, missing, value }: Pick<AccountResponse, 'ledger' | 'missing' | 'value'>) {
  const t = useText('account')
  const common = useText('common')
  const entry = (label: string, amount: Money | null | undefined) => ({
    label,
    value: <Amount value={amount ?? null} missing={common(`missing.${missing.ledger ?? 'unavailable'}`)} />,
  })

  return (
    <Stack $gap={2}>
      <Ledger
        label={t('ledger')}
        paidIn={entry(common('term.paidIn'), ledger?.paidIn)}
        growth={entry(common('term.growthAndIncome'), ledger?.growth)}
        charges={entry(common('term.charges'), ledger?.charges)}
        value={entry(common('term.valueToday'), ledger?.value ?? value)}
        words={{ plus: t('plus'), minus: t('minus'), equals: t('equals') }}
      />
      {!ledger && (
        <Text as="p" $role="small" $muted>
          {t('ledgerMissing')}
        </Text>
      )}
    </Stack>
  )
}
