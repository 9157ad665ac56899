import Calculator from 'lucide-react/icons/calculator'
import { useLocation } from 'react-router-dom'
import type { MissingReason } from '../../../../shared/contracts/wealth/figures'
import type { PortfolioTabId } from '../../../../shared/routes/screens'
import type { ReadState } from '../../../lib/data/defineRead'
import { useText } from '../../../lib/i18n/useText'
import { Drawer } from '../../../ui/Drawer'
import { Skeleton } from '../../../ui/Skeleton'
import { Stack } from '../../../ui/Stack'
import { DataCard } from '../../../wealth/DataCard'
import { ProvenanceNotice } from '../../../wealth/ProvenanceNotice'
import { ProvenanceScope } from '../../../wealth/ProvenanceScope'
import type { Sheet } from '../model/sheet'
import { sheetText } from '../model/sheetText'
import { CopyText } from './CopyText'
import { SheetView } from './SheetView'

interface SheetDrawerProps<Answer> {
  /** The figure, as the address of the page has it. */
  named: string
  title: string
  /** What the figure is of, under the title. */
  under: string
  read: ReadState<Answer>
  /** Null when there is nothing to explain; `reasonOf` then says why. */
  sheetOf: (answer: Answer) => Sheet | null
  reasonOf: (answer: Answer) => MissingReason | null
  /** Whether the rest of the address says what the figure is of: the tab, the year, the day. */
  isOfView?: boolean
  /** Where the page has tabs that show the rows. */
  showTab?: (tab: PortfolioTabId) => void
  onClose: () => void
}

/** One figure as its sheet, beside the page that shows it, with the sheet as text to copy. */
export function SheetDrawer<Answer>({
  named,
  onClose,
  read,
  isOfView = false,
  reasonOf,
  sheetOf,
  showTab,
  title,
  under,
}: SheetDrawerProps<Answer>) {
  const t = useText('explain')
  const common = useText('common')
  const { search } = useLocation()
  const sheet = read.data === undefined ? null : sheetOf(read.data)
  return (
    <Drawer
      contentKey={named}
      title={title}
      // The line is there before its words are.
      subtitle={under || '\u00A0'}
      onClose={onClose}
      foot={<CopyText text={sheet && sheetText(sheet, { address: addressOf(named, isOfView ? search : ''), under })} />}
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

/** Leads back to the page with this figure explained; with the rest of the query only where the figure is of it. */
function addressOf(named: string, search: string): string {
  const query = new URLSearchParams(search)
  query.set('open', `explain.${named}`)
  return `${location.origin}${location.pathname}?${query.toString()}`
}

const SheetSkeleton = () => (
  <Stack $gap={6} aria-hidden="true">
    <Skeleton width="9rem" height="2.5rem" />
    <Skeleton height="4rem" />
    <Skeleton height="5rem" />
    <Skeleton height="14rem" />
  </Stack>
)
