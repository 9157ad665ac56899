import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { maxPricePoints, type PricePoint, pricePointSchema } from '../../../../shared/contracts/editing/holding'
import type { IsoDate } from '../../../../shared/domain/dates'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { IconButton } from '../../../ui/IconButton'
import { Text } from '../../../ui/Text'
import { DateField } from '../../../ui/fields/DateField'
import { token } from '../../../ui/tokens'
import { DecimalField } from './DecimalField'

const Root = styled.fieldset`
  display: grid;
  gap: ${token('s-3')};
  padding: ${token('s-4')} 0 0;
  border: 0;
  border-block-start: 1px solid ${token('hairline')};

  > legend {
    float: inline-start;
    font: ${token('t-strong')};
  }
`

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: end;
  gap: ${token('s-3')};
`

interface PricePointsProps {
  start: readonly PricePoint[]
  /** The rows that are whole, by day. */
  onChange: (points: readonly PricePoint[]) => void
}

type Line = Readonly<{ key: number; date: IsoDate | null; price: number | null }>

const wholeOf = (lines: readonly Line[]): PricePoint[] =>
  lines
    .flatMap((line) => {
      const parsed = pricePointSchema.safeParse(line)
      return parsed.success ? [parsed.data] : []
    })
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))

/** What a property was worth, day by day. A row without a day or a price is not kept, and says so. */
export function PricePoints({ onChange, start }: PricePointsProps) {
  const t = useText('editing')
  const [lines, setLines] = useState<readonly Line[]>(() => start.map((point, key) => ({ ...point, key })))
  const last = useRef(start.length)
  const set = (next: readonly Line[]) => {
    setLines(next)
    onChange(wholeOf(next))
  }
  const change = (key: number, part: Partial<Line>) => set(lines.map((line) => (line.key === key ? { ...line, ...part } : line)))
  const unfinished = lines.length - wholeOf(lines).length
  return (
    <Root>
      <legend>{t('field.pricePoints')}</legend>
      {lines.map(({ date, key, price }, index) => (
        <Row key={key}>
          <DateField label={t('points.date', { number: index + 1 })} defaultValue={date} onChange={(day) => change(key, { date: day })} />
          <DecimalField
            name={`point.${key}`}
            label={t('points.price', { number: index + 1 })}
            defaultValue={price}
            onChange={(value) => change(key, { price: value })}
          />
          <IconButton
            icon={X}
            label={t('points.remove', { number: index + 1 })}
            onPress={() => set(lines.filter((line) => line.key !== key))}
          />
        </Row>
      ))}
      <Text as="p" role="status" $role="small" $muted>
        {unfinished > 0 && t('points.unfinished', { count: unfinished })}
      </Text>
      <div>
        <Button
          size="s"
          icon={Plus}
          isDisabled={lines.length >= maxPricePoints}
          onPress={() => set([...lines, { key: last.current++, date: null, price: null }])}
        >
          {t('points.add')}
        </Button>
      </div>
    </Root>
  )
}
