import type { Holding } from '../../../../shared/contracts/wealth'
import { useText } from '../../../lib/i18n/useText'
import { Amount } from '../../../ui/Amount'
import { Percent } from '../../../ui/Percent'
import { RowOpener } from '../../../ui/RowOpener'
import { SubLine } from '../../../ui/SubLine'
import { Cell, RowHead } from '../../../ui/TableCell'
import { TableRow } from '../../../ui/TableParts'
import { Text } from '../../../ui/Text'
import { TwoLines } from '../../../ui/TwoLines'
import { Units } from '../../../wealth/Units'
import { Price } from './Price'

interface HoldingRowProps {
  holding: Holding
  /** Longest fraction of the column of units. */
  digits: number
  isSelected: boolean
  onOpen: (holdingId: string) => void
}

/** One holding. Cash has no units, no price and no gain: their cells are empty, not missing. */
export function HoldingRow({ holding, digits, isSelected, onOpen }: HoldingRowProps) {
  const t = useText('holdings')
  const isCash = holding.assetClass === 'Cash'
  const detail = isCash
    ? t('cashDetail', { currency: holding.quoteUnit })
    : [holding.sedol ?? holding.symbol, holding.quoteUnit].filter(Boolean).join(', ')
  const unknown = t('costUnknown')
  return (
    <TableRow isSelected={isSelected}>
      <RowHead>
        <TwoLines
          name={
            <RowOpener aria-expanded={isSelected} data-holding={holding.id} onClick={() => onOpen(holding.id)}>
              {holding.name}
            </RowOpener>
          }
          detail={detail}
        />
      </RowHead>
      <Cell num priority={3}>
        {!isCash && <Units value={holding.units} digits={digits} />}
      </Cell>
      <Cell num priority={2}>
        {!isCash && <Price value={holding.price} unit={holding.quoteUnit} />}
      </Cell>
      <Cell num priority={3}>
        <Amount value={holding.cost} missing={unknown} />
      </Cell>
      <Cell num edge="end">
        <Amount value={holding.value} />
        {holding.gainRatio !== null && (
          <SubLine>
            <Percent value={holding.gainRatio} tone />
          </SubLine>
        )}
      </Cell>
      <Cell num priority={1}>
        {!(isCash && holding.gain === null) && <Amount value={holding.gain} tone missing={unknown} />}
      </Cell>
      <Cell num priority={2} muted>
        {!(isCash && holding.gainRatio === null) && (
          <Text $muted>
            <Percent value={holding.gainRatio} signed missing={unknown} />
          </Text>
        )}
      </Cell>
      <Cell num priority={1}>
        <Percent value={holding.weight} />
      </Cell>
    </TableRow>
  )
}
