import MessageSquare from 'lucide-react/icons/message-square'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Wallet from 'lucide-react/icons/wallet'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import type { Contact } from '../../../../shared/contracts/wealth/figures'
import { moneyToNumber } from '../../../../shared/domain/money'
import { fanTicks } from '../../../charts/FanChart'
import { niceTicks } from '../../../charts/ticks'
import { money } from '../../../../shared/domain/money'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Actions } from '../../../ui/Actions'
import { ButtonAnchor } from '../../../ui/ButtonAnchor'
import { Card } from '../../../ui/Card'
import { EmptyState } from '../../../ui/EmptyState'
import { Notice } from '../../../ui/Notice'
import { PageHead } from '../../../ui/PageHead'
import { CsvButton } from '../../../ui/table/CsvButton'
import { DataTable } from '../../../ui/table/DataTable'
import { TableSkeleton } from '../../../ui/table/TableSkeleton'
import { useCsvExport } from '../../../ui/table/useCsvExport'
import { token } from '../../../ui/tokens'
import { DataCard } from '../../../wealth/DataCard'
import { isFailed } from '../../../wealth/useIsSaid'
import { useTabCsv } from '../../../wealth/portfolioTab'
import { AwaitedStatement, Statement } from '../../../wealth/Statement'
import { type Start, useOutcome, usePlan } from '../model/plan'
import { planText, wholeText } from '../model/words'
import { type LevelRow, levelColumns } from '../simulator.columns'
import { FanCard } from './FanCard'
import { PlanForm } from './PlanForm'
import { WhatToKnow } from './WhatToKnow'

const Said = styled.div`
  max-inline-size: 62ch;

  h1 + & {
    margin-block-start: ${token('s-1')};
  }
`

interface SimulatorProps {
  /** Of a page of its own. */
  title?: string
  portal: string
  start: Start
  /** Whom a client may ask; null for everybody else. */
  advisor: Contact | null
  csvName: () => string
}

/** A plan, what it may become, and how that differs between the model portfolios. */
export function Simulator({ advisor, csvName, portal, start, title }: SimulatorProps) {
  const t = useText('simulator')
  const locale = useLocale()
  const plan = usePlan(start)
  const read = useOutcome(portal, plan)
  const data = plan.isWhole ? read.data : undefined
  const rows = useMemo<LevelRow[]>(() => (data?.levels ?? []).map((level) => ({ ...level, id: String(level.level) })), [data])
  const { currency } = start
  // The same for all levels, in the chart too: what moves is the outcome and not the axis.
  const highest = Math.max(1, ...rows.map(({ high }) => moneyToNumber(high)))
  const facts = useMemo(() => ({ full: money(niceTicks(0, highest, fanTicks).at(-1) ?? highest, currency) }), [highest, currency])
  const csv = useCsvExport(levelColumns, { facts })
  const save = () => csv.save(csvName(), rows)
  useTabCsv(rows.length > 0 ? save : null)
  const chosen = data?.levels.find(({ level }) => level === data.plan.level)
  const { amount, level, monthly, years } = plan.question
  const asked = { amount: money(amount, currency), monthly: money(monthly, currency) }
  /** Outcomes are as long as what is paid in. */
  const like = wholeText(money(amount + monthly * 12 * years, currency), locale)
  return (
    <>
      <PageHead actions={advisor?.email ? <AskAdvisor email={advisor.email} /> : undefined}>
        {title && <h1>{title}</h1>}
        <Said aria-live="polite">
          {data && chosen ? (
            <Statement>
              {t('says', {
                level: data.plan.level,
                plan: planText(data.plan, t, locale),
                years: data.plan.years,
                middle: wholeText(chosen.value, locale),
                low: wholeText(chosen.low, locale),
              })}
            </Statement>
          ) : (
            plan.isWhole &&
            !data &&
            !read.error && (
              <AwaitedStatement like={t('says', { level, plan: planText(asked, t, locale), years, middle: like, low: like })} />
            )
          )}
        </Said>
      </PageHead>
      <Notice tone="warning" icon={TriangleAlert} role="none" title={t('notPromised')}>
        {t('notPromisedText')}
      </Notice>
      <PlanForm plan={plan} nameOf={(level) => rows.find((row) => row.level === level)?.name} />
      {plan.isWhole ? (
        <>
          <FanCard read={read} plan={plan} reach={highest} />
          {!isFailed(read) && (
            <DataCard
              read={read}
              t={t}
              title={t('models')}
              aside={(answer) => t('modelsAside', { plan: planText(answer.plan, t, locale), years: answer.plan.years })}
              actions={() => <CsvButton onPress={save} isBusy={csv.isBusy} cells={() => csv.cells(rows)} />}
              skeleton={<TableSkeleton columns={levelColumns} rows={7} facts={facts} />}
            >
              {(answer) => (
                <DataTable
                  columns={levelColumns}
                  rows={rows}
                  facts={facts}
                  caption={t('modelsCaption')}
                  selectedId={String(answer.plan.level)}
                  opening={({ level }) => ({ isChosen: level === answer.plan.level, onChoose: () => plan.set({ level }) })}
                />
              )}
            </DataCard>
          )}
        </>
      ) : (
        <Card>
          <EmptyState icon={Wallet} level={2} title={t('noMoney')}>
            {t('noMoneyText')}
          </EmptyState>
        </Card>
      )}
      {data && <WhatToKnow data={data} />}
    </>
  )
}

function AskAdvisor({ email }: Readonly<{ email: string }>) {
  const t = useText('simulator')
  return (
    <Actions>
      <ButtonAnchor icon={MessageSquare} href={`mailto:${email}?subject=${encodeURIComponent(t('askSubject'))}`}>
        {t('ask')}
      </ButtonAnchor>
    </Actions>
  )
}
