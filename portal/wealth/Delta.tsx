import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { styled } from 'styled-components'
import type { Money } from '../../shared/domain/money'
import type { Ratio } from '../../shared/domain/ratio'
import { formatMoney } from '../../shared/format/money'
import { formatPercent } from '../../shared/format/percent'
import { useLocale } from '../lib/i18n/LocaleContext'
import { Figure } from '../ui/Figure'
import { Icon } from '../ui/Icon'
import { Missing } from '../ui/Missing'
import { toneOf } from '../ui/tone'
import { VisuallyHidden } from '../ui/VisuallyHidden'

const Root = styled(Figure)`
  display: inline-flex;
  align-items: center;
  gap: 0.25em;
  font-weight: 500;

  [data-icon] {
    inline-size: 0.75rem;
    block-size: 0.75rem;
    stroke-width: 2.25;
  }
`

interface DeltaProps {
  amount?: Money | null
  /** In brackets after the amount, or alone. */
  ratio?: Ratio | null
  /** What a screen reader says for the arrow: "up", "down". */
  words: { up: string; down: string }
  missing?: string | undefined
}

/** A change with its arrow: sign, arrow and colour say the same, so none is needed to understand it. */
export function Delta({ amount = null, ratio = null, words, missing }: DeltaProps) {
  const locale = useLocale()
  const amountText = amount && formatMoney(amount, locale, { signed: true })
  const ratioText = ratio === null ? null : formatPercent(ratio, locale, { signed: true })
  const text = amountText && ratioText ? `${amountText} (${ratioText})` : (amountText ?? ratioText)
  if (!text) return <Missing reason={missing} />
  const tone = toneOf(amountText ?? text, amount ? amount.amount.startsWith('-') : (ratio ?? 0) < 0)
  return (
    <Root $tone={tone}>
      {tone !== 'flat' && <Icon of={tone === 'gain' ? ArrowUp : ArrowDown} />}
      <span>
        {tone !== 'flat' && <VisuallyHidden>{tone === 'gain' ? words.up : words.down} </VisuallyHidden>}
        {text}
      </span>
    </Root>
  )
}
