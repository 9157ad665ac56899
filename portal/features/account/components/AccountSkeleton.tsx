import type { ReactNode } from 'react'
import { isClient } from '../../../../shared/domain/roles'
import { useText } from '../../../lib/i18n/useText'
import { useMayEdit } from '../../../lib/opening'
import { useSession } from '../../../lib/session'
import { ButtonSkeleton } from '../../../ui/ButtonSkeleton'
import { CardSkeleton } from '../../../ui/CardSkeleton'
import { ChartSkeleton } from '../../../ui/ChartSkeleton'
import { Columns } from '../../../ui/Columns'
import { LaterLine } from '../../../ui/LaterLine'
import { Stack } from '../../../ui/Stack'
import { AwaitedCsvButton } from '../../../ui/table/AwaitedCsvButton'
import { SummedTableSkeleton } from '../../../ui/table/SummedTableSkeleton'
import { Text } from '../../../ui/Text'
import { TilesSkeleton } from '../../../ui/TilesSkeleton'
import { WordsSkeleton } from '../../../ui/WordsSkeleton'
import { AllocationSkeleton } from '../../../wealth/AllocationBody'
import { ContactSkeleton } from '../../../wealth/ContactCard'
import { FigureHeadSkeleton } from '../../../wealth/FigureHead'
import { portfolioColumns } from '../portfolios.columns'
import { accountsOn } from '../rememberedAccount'
import { AccountLedger } from './AccountLedger'
import { AwaitedAccountSelect } from './AccountSelect'
import { ValueCardSkeleton } from './ValueCard'

const names = ['General Investment Account', 'Self-Invested Personal Pension', 'Individual Savings Account']

interface AccountSkeletonProps {
  portal: string
  /** Null for all accounts of the person together. */
  account: string | null
  reports: ReactNode
}

/** An account, or all together, at the final size: what comes with each, and nothing that comes with the other alone. */
export function AccountSkeleton({ account, portal, reports }: AccountSkeletonProps) {
  const t = useText('account')
  const common = useText('common')
  const session = useSession()
  const mayEdit = useMayEdit(account ?? undefined)
  const isFamily = account === null
  const own = accountsOn(session, portal).own.length
  return (
    <>
      <FigureHeadSkeleton
        like="Catherine Ellery"
        meta={[isFamily ? t('familyMeta', { accounts: own, portfolios: 3 * own }) : 'AB-1234']}
        choice={<AwaitedAccountSelect portal={portal} account={account} />}
        {...(isFamily ? {} : { icons: mayEdit ? 2 : 1 })}
      />
      {/* What came since their last visit. */}
      {isClient(session.user) && <LaterLine aria-hidden="true" />}
      <div aria-hidden="true">
        <AccountLedger answer={undefined} />
      </div>
      {!isFamily && (
        <Stack $gap={2}>
          <TilesSkeleton chart={<ChartSkeleton kind="spark" />} />
          <Text as="p" $role="small">
            <WordsSkeleton like={t('benchmarkIs', { name: 'Mixed Investment 40–85%' })} />
          </Text>
        </Stack>
      )}
      <Columns>
        <ValueCardSkeleton />
        <CardSkeleton
          title={common('allocation.title')}
          {...(isFamily
            ? { aside: common('allocation.aside') }
            : { actions: <ButtonSkeleton like={common('allocation.aside')} hasIcon /> })}
        >
          <AllocationSkeleton />
        </CardSkeleton>
      </Columns>
      <CardSkeleton
        title={t('portfolios')}
        aside={<WordsSkeleton like={t(isFamily ? 'familyNote' : 'portfoliosNote', { currency: 'GBP' })} />}
        actions={<AwaitedCsvButton />}
      >
        <SummedTableSkeleton
          columns={portfolioColumns}
          facts={{ whole: isFamily ? 'family' : 'account' }}
          rows={isFamily ? 3 * own : 3}
          names={names}
          {...(isFamily ? { groups: own } : {})}
        />
      </CardSkeleton>
      <Columns>
        {reports}
        <ContactSkeleton side={isClient(session.user) ? 'advisor' : 'client'} />
      </Columns>
    </>
  )
}
