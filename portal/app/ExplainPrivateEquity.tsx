import { SheetDrawer } from '../features/explain/components/SheetDrawer'
import { equityFigures, equitySheet } from '../features/explain/model/summed/equitySheet'
import { useWords } from '../features/explain/useWords'
import { usePrivateEquity } from '../features/private-equity/privateEquity.read'
import { useText } from '../lib/i18n/useText'

type Props = Readonly<{ account: Readonly<{ id: string; name: string }>; named: string; onClose: () => void }>

const heads = { committed: 'columnCommitted', called: 'columnCalled', distributed: 'columnDistributed', value: 'columnValue' } as const

/** The drawer of a sum of the commitments to private equity, `equity.called`; nothing for a name of none. */
export function ExplainPrivateEquity({ account, named, onClose }: Props) {
  const words = useWords('account')
  const t = useText('privateEquity')
  const read = usePrivateEquity(account.id)
  const figure = equityFigures.find((each) => named === `equity.${each}`)
  if (!figure) return null
  const title = `${t('title')}: ${t(heads[figure])}`
  return (
    <SheetDrawer
      named={named}
      title={title}
      under={account.name}
      read={read}
      sheetOf={(answer) => equitySheet(answer, figure, title, t, words)}
      reasonOf={({ missing }) => missing}
      onClose={onClose}
    />
  )
}
