import { Suspense } from 'react'
import { styled } from 'styled-components'
import { decimal, money } from '../../shared/domain/money'
import { ratio } from '../../shared/domain/ratio'
import { formatPrice } from '../../shared/format/number'
import { useLocale } from '../lib/i18n/LocaleContext'
import { useText } from '../lib/i18n/useText'
import { Amount } from '../ui/Amount'
import { ChartSkeleton } from '../ui/ChartSkeleton'
import { Cluster } from '../ui/Cluster'
import { Delta } from '../wealth/Delta'
import { Drawer } from '../ui/Drawer'
import { HeroFigure } from '../wealth/HeroFigure'
import { KeyValue, KeyValueItem } from '../wealth/KeyValue'
import { Percent } from '../ui/Percent'
import { Text } from '../ui/Text'
import { samples } from './gallerySamples'
import { prices } from './gallerySeries'
import { lazyPart } from '../ui/lazyPart'
import { media } from '../ui/media'
import { token } from '../ui/tokens'

const PriceChart = lazyPart(() => import('../charts/PriceChart'), 'PriceChart')

/* outside of the frame there is no column for it */
const Column = styled.div`
  ${media.from(960)} {
    position: fixed;
    inset: 0 0 0 auto;
    z-index: ${token('z-drawer')};
    inline-size: 30rem;
  }
`

interface HoldingDrawerProps {
  id: string
  ids: readonly string[]
  onChange: (id: string) => void
  onClose: () => void
}

export function HoldingDrawer({ id, ids, onChange, onClose }: HoldingDrawerProps) {
  const t = useText('gallery')
  const common = useText('common')
  const locale = useLocale()
  const at = ids.indexOf(id)
  const step = (by: number, label: string) => {
    const next = ids[at + by]
    return { label, onPress: next === undefined ? undefined : () => onChange(next) }
  }
  const [first, last] = [prices[0], prices.at(-1)]
  return (
    <Column>
      <Drawer
        contentKey={id}
        title={samples.holding}
        subtitle={`${common('assetClass.Collective')}, QSI62C8`}
        previous={step(-1, t('previousHolding'))}
        next={step(1, t('nextHolding'))}
        onClose={onClose}
      >
        <div>
          <HeroFigure size="drawer" value={money('390010.91', 'GBP')} />
          <Cluster $gap={`${token('s-1')} ${token('s-3')}`}>
            <Delta amount={money('108371.79', 'GBP')} words={{ up: t('up'), down: t('down') }} />
            <Percent value={ratio(0.3848)} tone />
            <Text $muted>{t('sincePurchase')}</Text>
          </Cluster>
        </div>
        <KeyValue columns={2}>
          <KeyValueItem term={t('price')}>{formatPrice(decimal('4.2186'), 'GBP', locale)}</KeyValueItem>
          <KeyValueItem term={t('cost')}>
            <Amount value={money('281639.12', 'GBP')} />
          </KeyValueItem>
          <KeyValueItem term={t('weight')}>
            <Percent value={ratio(0.1687)} />
          </KeyValueItem>
          <KeyValueItem term={t('yield')}>
            <Percent value={ratio(0.0096)} />
          </KeyValueItem>
        </KeyValue>
        <section>
          <h3>{t('price')}</h3>
          <Suspense fallback={<ChartSkeleton kind="price" />}>
            {first && last && (
              <PriceChart
                prices={prices}
                quoteUnit="GBP"
                summary={`${formatPrice(first.price, 'GBP', locale)}, ${formatPrice(last.price, 'GBP', locale)}`}
                labels={{ price: t('price'), walk: t('walk') }}
              />
            )}
          </Suspense>
        </section>
      </Drawer>
    </Column>
  )
}
