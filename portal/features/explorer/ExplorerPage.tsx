import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { mostCompared } from '../../../shared/contracts/market/funds'
import { formatDate } from '../../../shared/format/date'
import { useLocale } from '../../lib/i18n/LocaleContext'
import { useText } from '../../lib/i18n/useText'
import { usePage } from '../../lib/page'
import { useStableCallback } from '../../lib/useStableCallback'
import { Actions } from '../../ui/Actions'
import { Button } from '../../ui/Button'
import { PageHead } from '../../ui/PageHead'
import { Text } from '../../ui/Text'
import { useToast } from '../../ui/ToastProvider'
import { ProvenanceNotice } from '../../wealth/ProvenanceNotice'
import { ChosenFunds } from './components/ChosenFunds'
import { Comparison } from './components/Comparison'
import { FundDrawer } from './components/FundDrawer'
import { FundList } from './components/FundList'
import { Spotlights } from './components/Spotlights'
import type { FundFacts } from './funds.columns'
import { useSpotlights } from './funds.read'
import { type ExplorerList, useExplorerList } from './model/explorerList'
import { useFundPages } from './useFundPages'
import { useMarketName } from '../../wealth/market/useMarketName'

interface ViewProps {
  list: ExplorerList
  heading: RefObject<HTMLHeadingElement | null>
}

/** Funds to look at, and up to four of them side by side. */
export function ExplorerPage() {
  const t = useText('explorer')
  const list = useExplorerList()
  usePage({ title: t(list.isComparing ? 'comparisonTitle' : 'title') })
  const heading = useHeadingFocus(list.isComparing)
  return list.isComparing ? <ComparisonView list={list} heading={heading} /> : <ListView list={list} heading={heading} />
}

function ComparisonView({ heading, list: { chosen, pick, showComparison } }: ViewProps) {
  const t = useText('explorer')
  const goBack = () => showComparison(false)
  return (
    <>
      <PageHead
        actions={
          <Actions>
            <Button icon={ArrowLeft} onPress={goBack}>
              {t('backToList')}
            </Button>
          </Actions>
        }
      >
        <h1 ref={heading}>{t('comparisonTitle')}</h1>
      </PageHead>
      <ProvenanceNotice />
      <Comparison ids={chosen} onRemove={(id) => pick(id, false)} onBack={goBack} />
    </>
  )
}

function ListView({ heading, list }: ViewProps) {
  const t = useText('explorer')
  const common = useText('common')
  const toast = useToast()
  const { chosen, closeFund, openFund, openId, pick } = list
  const read = useFundPages(list)
  const { data } = read
  const { data: lists } = useSpotlights(useLocale())
  const known = useMemo(
    () => new Map([...(data?.funds ?? []), ...(lists?.spotlights.flatMap(({ funds }) => funds) ?? [])].map((fund) => [fund.id, fund])),
    [data, lists],
  )

  const marketName = useMarketName()
  const onPick = useStableCallback((id: string, isChosen: boolean) => {
    if (!pick(id, isChosen)) toast(t('tooMany', { most: mostCompared }), { tone: 'error' })
  })
  const facts = useMemo<FundFacts>(() => ({ chosen: new Set(chosen), onPick, marketName }), [chosen, onPick, marketName])
  const order = data?.funds.map(({ id }) => id) ?? []
  const place = openId === null ? -1 : order.indexOf(openId)

  return (
    <>
      <PageHead>
        <h1 ref={heading}>{t('title')}</h1>
        <Text as="p" $muted>
          {data?.asOf ? common('dataDate', { date: formatDate(data.asOf) }) : t('lead')}
        </Text>
      </PageHead>
      <ProvenanceNotice />
      {!list.isFiltered && list.page === 1 && <Spotlights facts={facts} openId={openId} onOpen={openFund} />}
      <FundList list={list} read={read} facts={facts} />
      <ChosenFunds
        ids={chosen}
        known={known}
        onRemove={(id) => pick(id, false)}
        onClear={list.clearChosen}
        onCompare={() => list.showComparison(true)}
      />
      {openId && (
        <FundDrawer
          id={openId}
          known={known.get(openId)}
          neighbours={{ previous: order[place - 1] ?? null, next: place < 0 ? null : (order[place + 1] ?? null) }}
          isChosen={facts.chosen.has(openId)}
          onPick={onPick}
          onNavigate={openFund}
          onClose={closeFund}
        />
      )}
    </>
  )
}

/** The comparison takes the place of the list under the same path: the focus goes to its heading, and back to that of the list. */
function useHeadingFocus(isComparing: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(isComparing)
  useEffect(() => {
    if (before.current === isComparing) return
    before.current = isComparing
    const element = heading.current
    if (!element) return
    element.tabIndex = -1
    element.style.outline = 'none'
    window.scrollTo(0, 0)
    element.focus({ preventScroll: true })
  }, [isComparing])
  return heading
}
