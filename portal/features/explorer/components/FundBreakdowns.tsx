import { useState } from 'react'
import { styled } from 'styled-components'
import { assetClassSchema } from '../../../../shared/domain/assetClass'
import type { FundDetails } from '../../../../shared/domain/fund'
import type { Ratio } from '../../../../shared/domain/ratio'
import { useText } from '../../../lib/i18n/useText'
import { Cluster } from '../../../ui/Cluster'
import { Percent } from '../../../ui/Percent'
import { SegmentedControl } from '../../../ui/SegmentedControl'
import { Text } from '../../../ui/Text'
import { token } from '../../../ui/tokens'
import { ShareBar } from '../../../wealth/ShareBar'
import { useMarketName } from '../../../wealth/market/useMarketName'

const kinds = ['assetClass', 'sector', 'region', 'holdings'] as const
type Kind = (typeof kinds)[number]

const Shares = styled.ul`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    align-items: center;
    gap: ${token('s-4')};
    min-block-size: 2.25rem;
    border-block-start: 1px solid ${token('hairline')};
  }

  > li:first-child {
    border-block-start: 0;
  }

  > li > :first-child {
    overflow-wrap: anywhere;
  }
`

type Share = Readonly<{ label: string; share: Ratio }>

/** What a fund holds: by asset class, sector and region, and its largest holdings. */
export function FundBreakdowns({ fund }: Readonly<{ fund: FundDetails }>) {
  const t = useText('explorer')
  const common = useText('common')
  const marketName = useMarketName()
  const inReadersWords = ({ label, share }: Share): Share => ({ label: marketName(label), share })
  const rows: Record<Kind, readonly Share[]> = {
    assetClass: fund.breakdowns.assetClass.map(({ label, share }) => {
      const known = assetClassSchema.safeParse(label).data
      return { label: known ? common(`assetClass.${known}`) : marketName(label), share }
    }),
    sector: fund.breakdowns.sector.map(inReadersWords),
    region: fund.breakdowns.region.map(inReadersWords),
    holdings: fund.topHoldings.map(({ name, share }) => ({ label: name, share })),
  }
  const there = kinds.filter((kind) => rows[kind].length > 0)
  const [wanted, setKind] = useState<Kind>('assetClass')
  const kind = there.includes(wanted) ? wanted : there[0]
  const shown = kind ? rows[kind] : []
  // The longest bar is full: the largest of ten holdings would be a dot on a scale of a hundred.
  const full = Math.max(...shown.map(({ share }) => share), 0)

  return (
    <section aria-labelledby="fund-mix">
      <Cluster $between>
        <h3 id="fund-mix">{t('drawer.mix')}</h3>
        {kind && there.length > 1 && (
          <SegmentedControl
            label={t('drawer.mixBy')}
            items={there.map((id) => ({ id, label: t(`drawer.mix.${id}`) }))}
            value={kind}
            onChange={setKind}
          />
        )}
      </Cluster>
      {kind ? (
        <Shares aria-label={t(`drawer.mix.${kind}`)}>
          {shown.map(({ label, share }, index) => (
            <li key={index}>
              <span>{label}</span>
              <ShareBar fill={full > 0 ? share / full : 0}>
                <Percent value={share} />
              </ShareBar>
            </li>
          ))}
        </Shares>
      ) : (
        <Text as="p" $muted>
          {t('drawer.noMix')}
        </Text>
      )}
    </section>
  )
}
