import { useFamily } from '../features/account/whole.read'
import { SheetDrawer } from '../features/explain/components/SheetDrawer'
import { familyFigures, familySheet } from '../features/explain/model/summed/familySheet'
import { useWords } from '../features/explain/useWords'
import { useText } from '../lib/i18n/useText'

type Props = Readonly<{ portal: string; named: string; onClose: () => void }>

/** The drawer of a figure of several accounts together, `family.value`; nothing for a name of none. */
export function ExplainFamily({ named, onClose, portal }: Props) {
  const words = useWords('account')
  const t = useText('account')
  const read = useFamily(portal)
  const figure = familyFigures.find((each) => named === `family.${each}`)
  if (!figure) return null
  return (
    <SheetDrawer
      named={named}
      title={words.t(`titleOf.${figure}`)}
      under={t('familyTitle')}
      read={read}
      sheetOf={(answer) => familySheet(answer, figure, words)}
      reasonOf={({ missing }) => (figure === 'value' || figure === 'dayChange' ? missing[figure] : missing.ledger)}
      onClose={onClose}
    />
  )
}
