import { styled } from 'styled-components'
import type { IsoDate } from '../../../../shared/domain/dates'
import type { DecimalString } from '../../../../shared/domain/money'
import type { QuotedPrice } from '../../../../shared/domain/quote'
import { formatDate } from '../../../../shared/format/date'
import { formatPrice, formatUnits } from '../../../../shared/format/number'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { NumberField } from '../../../ui/fields/NumberField'
import { tabularFigures } from '../../../ui/mixins'
import { TextField } from '../../../ui/TextField'
import { token } from '../../../ui/tokens'

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: ${token('s-3')};
`

const Price = styled(TextField)`
  input {
    ${tabularFigures}
    text-align: end;
  }
`

type Props = Readonly<{
  held: Readonly<{ units: DecimalString; price: QuotedPrice | null; priceDate: IsoDate | null }>
  onUnits: (units: number) => void
}>

/** How many units are sold, and the price that they are thought to bring, which is the market's. */
export function SaleFields({ held: { price, priceDate, units }, onUnits }: Props) {
  const t = useText('gains')
  const locale = useLocale()
  const all = Number(units)
  return (
    <Pair>
      <NumberField
        label={t('units')}
        hint={t('unitsOf', { units: formatUnits(units, locale) })}
        defaultValue={all}
        minValue={0}
        maxValue={all}
        formatOptions={{ maximumFractionDigits: 7 }}
        onChange={onUnits}
      />
      {price && (
        <Price
          label={t('price')}
          hint={priceDate && formatDate(priceDate)}
          value={formatPrice(price.price, price.unit, locale)}
          isReadOnly
        />
      )}
    </Pair>
  )
}
