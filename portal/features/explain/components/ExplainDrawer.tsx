import type { Ledger } from '../../../../shared/contracts/wealth/figures'
import type { ReturnPeriod } from '../../../../shared/contracts/wealth/returnExplained'
import type { Money } from '../../../../shared/domain/money'
import type { Ratio } from '../../../../shared/domain/ratio'
import type { PortfolioTabId } from '../../../../shared/routes/screens'
import type { ExplainedFigure } from '../../../lib/explaining'
import { type ExplainedSubject, useBridge, useExplainedReturn } from '../explain.read'
import { type LedgerFigure, ledgerSheet } from '../model/ledgerSheet'
import { returnSheet } from '../model/returnSheet'
import { useWords } from '../useWords'
import { SheetDrawer } from './SheetDrawer'

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
  const words = useWords(kindOf(props.of))
  const read = useBridge(props.of, 'inception')
  const { ledger = null, value = null } = props.head ?? {}
  return (
    <SheetDrawer
      {...drawerOf({ ...props, figure })}
      title={words.t(`titleOf.${figure}`)}
      read={read}
      sheetOf={(bridge) => ledgerSheet(bridge, figure, { ledger, value }, words)}
      reasonOf={({ missing }) => missing}
    />
  )
}

function OfReturn({ figure, ...props }: ExplainDrawerProps & Readonly<{ figure: Exclude<ExplainedFigure, LedgerFigure> }>) {
  const words = useWords(kindOf(props.of))
  const { kind, period, toDate, year } = askedOf(figure)
  const read = useExplainedReturn(props.of, period, toDate)
  const title = year ? words.t('titleOf.year', { year }) : words.t(`titleOf.${figure as Exclude<typeof figure, `${number}`>}`)
  return (
    <SheetDrawer
      {...drawerOf({ ...props, figure })}
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

const kindOf = (of: ExplainedSubject) => ('accountId' in of ? 'account' : 'portfolio')

/** What a drawer says of the page, whatever figure it is of. */
const drawerOf = ({ figure, head, named = figure, onClose, showTab }: ExplainDrawerProps) => ({
  named,
  under: head ? [head.name, head.externalId].filter(Boolean).join(', ') : '',
  onClose,
  ...(showTab ? { showTab } : {}),
})
