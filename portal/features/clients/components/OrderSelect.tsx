import { styled } from 'styled-components'
import { useText } from '../../../lib/i18n/useText'
import { Select } from '../../../ui/Select'
import type { Sort } from '../../../ui/table/useTableModel'
import { media } from '../../../ui/media'

/* from here up the heads of the columns do it */
const Choice = styled(Select)`
  ${media.from(768)} {
    display: none;
  }
`

const orders = {
  name: { id: 'client', descending: false },
  largest: { id: 'assets', descending: true },
  smallest: { id: 'assets', descending: false },
} satisfies Record<string, Sort>

/** The order of the list on a phone, where the table has no visible head to press. */
export function OrderSelect({ sort, onChange }: { sort: Sort; onChange: (sort: Sort) => void }) {
  const t = useText('clients')
  // Shares have the order of the assets.
  const value = sort.id === 'client' ? 'name' : sort.descending ? 'largest' : 'smallest'
  return (
    <Choice
      label={t('order')}
      isLabelHidden
      options={[
        { id: 'name', label: t('orderName') },
        { id: 'largest', label: t('orderLargest') },
        { id: 'smallest', label: t('orderSmallest') },
      ]}
      value={value}
      onChange={(id) => {
        if (id === 'name' || id === 'largest' || id === 'smallest') onChange(orders[id])
      }}
    />
  )
}
