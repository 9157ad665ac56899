import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Ratio } from '../../shared/domain/ratio'
import { formatPercent } from '../../shared/format/percent'
import { useLocale } from '../lib/i18n/LocaleContext'
import { Missing } from '../ui/Missing'
import { Tile } from '../ui/Tile'
import { toneOf } from '../ui/tone'

/* keeps the notes of a row of tiles on one line */
const NoChart = styled.span`
  display: block;
  block-size: 2rem;
`

interface ReturnTileProps {
  label: ReactNode
  /** Null when the period has no return; then `missing` says why. */
  value: Ratio | null
  missing?: string | undefined
  note?: ReactNode
  chart?: ReactNode
}

/** A tile whose figure is a return: sign, arrow and colour. */
export function ReturnTile({ label, value, missing, note, chart }: ReturnTileProps) {
  const locale = useLocale()
  if (value === null) {
    return (
      <Tile label={label} note={note} chart={chart && <NoChart />}>
        <Missing reason={missing} />
      </Tile>
    )
  }
  const text = formatPercent(value, locale, { signed: true })
  const tone = toneOf(text, value < 0)
  return (
    <Tile label={label} note={note} chart={chart} tone={tone} icon={tone === 'flat' ? undefined : tone === 'gain' ? ArrowUp : ArrowDown}>
      {text}
    </Tile>
  )
}
