import Calculator from 'lucide-react/icons/calculator'
import type { Ledger, MissingReason } from '../../../../shared/contracts/wealth/figures'
import type { ReturnPeriod } from '../../../../shared/contracts/wealth/returnExplained'
import type { Money } from '../../../../shared/domain/money'
import type { Ratio } from '../../../../shared/domain/ratio'
import type { PortfolioTabId } from '../../../../shared/routes/screens'
import type { ReadState } from '../../../lib/data/defineRead'
import type { ExplainedFigure } from '../../../lib/explaining'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Drawer } from '../../../ui/Drawer'
import { Skeleton } from '../../../ui/Skeleton'
import { Stack } from '../../../ui/Stack'
import { DataCard } from '../../../wealth/DataCard'
import { useMomentText } from '../../../wealth/momentText'
import { ProvenanceNotice } from '../../../wealth/ProvenanceNotice'
import { ProvenanceScope } from '../../../wealth/ProvenanceScope'
import { type ExplainedSubject, useBridge, useExplainedReturn } from '../explain.read'
import { type LedgerFigure, ledgerSheet } from '../model/ledgerSheet'
import { returnSheet } from '../model/returnSheet'
import type { Sheet } from '../model/sheet'
import { sheetText } from '../model/sheetText'
import type { Words } from '../model/words'
import { CopyText } from './CopyText'
import { SheetView } from './SheetView'

interface ExplainDrawerProps {
  of: ExplainedSubject
  figure: ExplainedFigure
  /** As the address of the page has it, where that is not the figure alone. */
  named?: string
  /** The head of the page, once it is there. */
  head: ShownHead | undefined
  /** The return that the page shows for the figure; null where it shows none, or no return. */
  shown: Ratio | null
  /** Where the page has tabs that show the rows. */
  showTab?: (tab: PortfolioTabId) => void
  onClose: () => void
}

/** What a page shows above its ledger, and the name that stands there. */
type ShownHead = Readonly<{ name: string; externalId: string | null; value: Money | null; ledger: Ledger | null }>

const ledgerFigures = ['value', 'paidIn', 'growth', 'charges'] as const satisfies readonly LedgerFigure[]
const isOfLedger = (figure: ExplainedFigure): figure is LedgerFigure => ledgerFigures.some((each) => each === figure)

/** What one figure is made of, beside the page that shows it: method, period, basis, inputs, payments, rates, data date and rows. */
export function ExplainDrawer(props: ExplainDrawerProps) {
  return isOfLedger(props.figure) ? <OfLedger {...props} figure={props.figure} /> : <OfReturn {...props} figure={props.figure} />
}

function OfLedger({ figure, ...props }: ExplainDrawerProps & Readonly<{ figure: LedgerFigure }>) {
  const words = useWords(props.of)
  const read = useBridge(props.of, 'inception')
  const { ledger = null, value = null } = props.head ?? {}
  return (
    <Explained
      {...props}
      figure={figure}
      title={words.t(`titleOf.${figure}`)}
      read={read}
      sheetOf={(bridge) => ledgerSheet(bridge, figure, { ledger, value }, words)}
      reasonOf={({ missing }) => missing}
    />
  )
}

function OfReturn({ figure, ...props }: ExplainDrawerProps & Readonly<{ figure: Exclude<ExplainedFigure, LedgerFigure> }>) {
  const words = useWords(props.of)
  const { kind, period, toDate, year } = askedOf(figure)
  const read = useExplainedReturn(props.of, period, toDate)
  const title = year ? words.t('titleOf.year', { year }) : words.t(`titleOf.${figure as Exclude<typeof figure, `${number}`>}`)
  return (
    <Explained
      {...props}
      figure={figure}
      title={title}
      read={read}
      sheetOf={(answer) => returnSheet(answer, { figure: kind, shown: props.shown, title }, words)}
      reasonOf={({ missing, total }) => total.reason ?? missing}
    />
  )
}

type Asked = Readonly<{ kind: 'return' | 'annualised' | 'dayChange'; period: ReturnPeriod; toDate: string; year: string | null }>

/** A calendar year is the year to date of its last day. */
function askedOf(figure: Exclude<ExplainedFigure, LedgerFigure>): Asked {
  const ofToday = { toDate: 'today', year: null }
  switch (figure) {
    case 'dayChange':
      return { ...ofToday, kind: 'dayChange', period: '1d' }
    case 'annualised':
      return { ...ofToday, kind: 'annualised', period: 'inception' }
    case 'ytd':
    case '6m':
    case '1y':
    case '3y':
    case '5y':
    case 'inception':
      return { ...ofToday, kind: 'return', period: figure }
    default:
      return { kind: 'return', period: 'ytd', toDate: `${figure}-12-31`, year: figure }
  }
}

function useWords(of: ExplainedSubject): Words {
  return {
    of: 'accountId' in of ? 'account' : 'portfolio',
    t: useText('explain'),
    common: useText('common'),
    locale: useLocale(),
    moment: useMomentText(),
  }
}

interface ExplainedProps<Answer> extends Pick<ExplainDrawerProps, 'of' | 'figure' | 'named' | 'head' | 'onClose' | 'showTab'> {
  title: string
  read: ReadState<Answer>
  /** Null when there is nothing to explain; `reasonOf` then says why. */
  sheetOf: (answer: Answer) => Sheet | null
  reasonOf: (answer: Answer) => MissingReason | null
}

function Explained<Answer>({ of, head, figure, named = figure, onClose, read, reasonOf, sheetOf, showTab, title }: ExplainedProps<Answer>) {
  const { t, common } = useWords(of)
  const sheet = read.data === undefined ? null : sheetOf(read.data)
  const under = head ? [head.name, head.externalId].filter(Boolean).join(', ') : ''
  return (
    <Drawer
      contentKey={named}
      title={title}
      subtitle={under}
      onClose={onClose}
      foot={<CopyText text={sheet && sheetText(sheet, { address: addressOf(named), under })} />}
    >
      <ProvenanceScope>
        <ProvenanceNotice />
        <DataCard
          read={read}
          t={t}
          frame="none"
          skeleton={<SheetSkeleton />}
          empty={{
            when: (data) => sheetOf(data) === null,
            icon: Calculator,
            title: t('emptyTitle'),
            text: read.data !== undefined && common(`missing.${reasonOf(read.data) ?? 'unavailable'}`),
            unavailable: { title: t('unavailableTitle'), text: t('unavailableText') },
          }}
        >
          {() => sheet && <SheetView key={named} sheet={sheet} showTab={showTab} />}
        </DataCard>
      </ProvenanceScope>
    </Drawer>
  )
}

/** Leads back to the page with this figure explained, whatever else its address says. */
const addressOf = (named: string): string => `${location.origin}${location.pathname}?open=explain.${named}`

const SheetSkeleton = () => (
  <Stack $gap={6} aria-hidden="true">
    <Skeleton width="9rem" height="2.5rem" />
    <Skeleton height="4rem" />
    <Skeleton height="5rem" />
    <Skeleton height="14rem" />
  </Stack>
)
