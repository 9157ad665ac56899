import PieChart from 'lucide-react/icons/chart-pie'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import * as z from 'zod/mini'
import { breakdownKinds } from '../../../../shared/contracts/wealth/breakdowns'
import { ratio } from '../../../../shared/domain/ratio'
import { formatMoney } from '../../../../shared/format/money'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useOpening } from '../../../lib/opening'
import { listChoice, useListState } from '../../../lib/useListState'
import { CardBody } from '../../../ui/CardBody'
import { media } from '../../../ui/media'
import { CsvButton } from '../../../ui/table/CsvButton'
import { DataTable } from '../../../ui/table/DataTable'
import { TableSkeleton } from '../../../ui/table/TableSkeleton'
import { useCsvExport } from '../../../ui/table/useCsvExport'
import { token } from '../../../ui/tokens'
import { useAtDate } from '../../../wealth/AtDate'
import { newestPrices } from '../../../wealth/atQuery'
import { type BreakdownLine, linesByKind, useBreakdownWords } from '../../../wealth/breakdownLines'
import { useBreakdowns } from '../../../wealth/breakdowns.read'
import { DataCard } from '../../../wealth/DataCard'
import { type PortfolioTabProps, useTabCsv } from '../../../wealth/portfolioTab'
import { ShareStrip } from '../../../wealth/ShareStrip'
import { fullBar } from '../../../wealth/shareBarColumn'
import { breakdownColumns } from '../breakdowns.columns'

const Strips = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('s-2')};
`

/* a radio button as wide as the card: the strip is its label */
const Strip = styled.label<{ $isChosen: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  align-items: start;
  gap: ${token('s-4')};
  padding: ${token('s-2')};
  margin-inline: calc(-1 * ${token('s-2')});
  border-radius: ${token('radius-s')};
  cursor: pointer;

  > span:first-of-type {
    font: ${({ $isChosen }) => ($isChosen ? token('t-strong') : token('t-body'))};
    color: ${({ $isChosen }) => ($isChosen ? token('accent') : token('text-muted'))};
  }

  > input {
    position: absolute;
    opacity: 0;
    inset: 0;
    margin: 0;
    cursor: pointer;
  }

  &:hover {
    background: ${token('surface-sunken')};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${token('focus')};
  }

  ${media.below(600)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('s-1')};
  }
`

const none: BreakdownLine[] = []
const stateSchema = z.object({ by: listChoice(breakdownKinds, 'assetClass') })

type Props = Pick<PortfolioTabProps, 'portfolioId' | 'csvName'> & Readonly<{ isWhole?: boolean }>

/** A portfolio by asset class, sector and currency: three strips, and the table of the one that is chosen. `isWhole`: it is all of its tab. */
export function BreakdownsCard({ csvName, isWhole = false, portfolioId }: Props) {
  const words = useBreakdownWords()
  const { t } = words
  const locale = useLocale()
  const [{ by }, change] = useListState(stateSchema)
  const { open, opening } = useOpening()
  const opened = opening?.kind === 'breakdown' ? opening.id : null
  const { date } = useAtDate()
  const read = useBreakdowns({ portfolioId }, date ?? newestPrices)
  const { data } = read
  const lines = useMemo(() => linesByKind(data, words), [data, words])
  const chosen = lines.get(by) ?? none
  const facts = useMemo(() => ({ head: t(`kind.${by}`), full: fullBar(chosen), kind: by }), [t, by, chosen])
  const csv = useCsvExport(breakdownColumns, { facts })
  const save = () => csv.save(csvName('breakdowns'), chosen)
  useTabCsv(isWhole && chosen.length > 0 ? save : null)
  return (
    <DataCard
      read={read}
      t={t}
      title={t('title')}
      aside={({ value }) => value && t('aside', { value: formatMoney(value, locale) })}
      actions={() => chosen.length > 0 && <CsvButton onPress={save} cells={() => csv.cells(chosen)} />}
      skeleton={<TableSkeleton columns={breakdownColumns} rows={9} facts={facts} />}
      empty={{
        when: ({ breakdowns }) => breakdowns.every(({ rows }) => rows.length === 0),
        icon: PieChart,
        title: t('emptyTitle'),
        text: t('emptyText'),
        unavailable: { title: t('unavailableTitle'), text: t('unavailableText') },
      }}
    >
      {({ value }) => (
        <>
          <CardBody>
            <Strips role="radiogroup" aria-label={t('kinds')}>
              {breakdownKinds.map((kind) => (
                <Strip key={kind} $isChosen={kind === by}>
                  <span>{t(`kind.${kind}`)}</span>
                  <ShareStrip
                    isTall={kind === by}
                    hasNames
                    segments={(lines.get(kind) ?? []).map(({ colour, id, name, share }) => ({
                      id,
                      label: name,
                      colour,
                      share: share ?? ratio(0),
                    }))}
                  />
                  <input type="radio" name="breakdown" checked={kind === by} onChange={() => change({ by: kind }, 'replace')} />
                </Strip>
              ))}
            </Strips>
          </CardBody>
          <DataTable
            columns={breakdownColumns}
            rows={chosen}
            opening={({ id }) => ({ isOpen: opened === `${by}.${id}`, onOpen: () => open('breakdown', `${by}.${id}`) })}
            selectedId={opened?.startsWith(`${by}.`) ? opened.slice(by.length + 1) : null}
            caption={t('caption', { kind: t(`kind.${by}`) })}
            facts={facts}
            foot={{
              name: t(`foot.${by}`, { count: chosen.length }),
              sum: { value, share: chosen.every(({ share }) => share !== null) ? ratio(1) : null },
            }}
          />
        </>
      )}
    </DataCard>
  )
}
