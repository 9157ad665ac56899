import { useMemo } from 'react'
import type { BondsResponse } from '../../../../shared/contracts/wealth/bonds'
import { bondSplitKinds } from '../../../../shared/domain/bonds/bondTerms'
import { ratio } from '../../../../shared/domain/ratio'
import type { ReadState } from '../../../lib/data/defineRead'
import { useText } from '../../../lib/i18n/useText'
import { CardBody } from '../../../ui/CardBody'
import { SegmentedControl } from '../../../ui/SegmentedControl'
import { Stack } from '../../../ui/Stack'
import { DataTable } from '../../../ui/table/DataTable'
import { TableSkeleton } from '../../../ui/table/TableSkeleton'
import { DataCard } from '../../../wealth/DataCard'
import { ShareStrip } from '../../../wealth/ShareStrip'
import { fullBar } from '../../../wealth/shareBarColumn'
import { splitColumns, type SplitLine, splitLines } from '../bonds.columns'

type Kind = (typeof bondSplitKinds)[number]
type Props = Readonly<{ read: ReadState<BondsResponse>; by: Kind; onBy: (kind: Kind) => void }>

const none: SplitLine[] = []

/** When bonds mature, how they are rated, in which currency they pay: one line of pieces, and its table. */
export function BondSplitCard({ by, onBy, read }: Props) {
  const t = useText('bonds')
  const { data } = read
  const lines = useMemo(() => {
    const split = data?.splits.find(({ kind }) => kind === by)
    return split ? splitLines(split, t) : none
  }, [data, by, t])
  const facts = useMemo(() => ({ head: t(`kind.${by}`), full: fullBar(lines), kind: by }), [by, lines, t])
  return (
    <DataCard
      read={read}
      t={t}
      title={t(`kind.${by}`)}
      actions={
        <SegmentedControl
          label={t('splitBy')}
          items={bondSplitKinds.map((kind) => ({ id: kind, label: t(`kind.${kind}`) }))}
          value={by}
          onChange={onBy}
        />
      }
      skeleton={<TableSkeleton columns={splitColumns} rows={6} facts={facts} />}
    >
      {({ total }) =>
        total && (
          <>
            <CardBody>
              <Stack>
                <ShareStrip
                  isTall
                  segments={lines.map(({ colour, id, name, share }) => ({ id, label: name, colour, share: share ?? ratio(0) }))}
                />
              </Stack>
            </CardBody>
            <DataTable
              columns={splitColumns}
              rows={lines}
              caption={t('splitCaption', { kind: t(`kind.${by}`) })}
              facts={facts}
              foot={{ name: t('title'), sum: { value: total.value, count: total.count } }}
            />
          </>
        )
      }
    </DataCard>
  )
}
