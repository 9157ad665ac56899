import { isCash } from '../../../../shared/domain/assetClass'
import { isFairValued } from '../../../../shared/domain/holdings/isFairValued'
import type { HoldingDetailResponse } from '../../../../shared/contracts/wealth/holdings'
import { useText } from '../../../lib/i18n/useText'
import { Amount } from '../../../ui/Amount'
import { Cluster } from '../../../ui/Cluster'
import { Delta } from '../../../wealth/Delta'
import { HeroFigure } from '../../../wealth/HeroFigure'
import { KeyValue, KeyValueItem } from '../../../wealth/KeyValue'
import { Percent } from '../../../ui/Percent'
import { Text } from '../../../ui/Text'
import { PriceText } from '../../../ui/table/PriceText'
import { Units } from '../../../ui/table/Units'
import { token } from '../../../ui/tokens'
import { FairValueMark } from './FairValueMark'

/** Value, gain since purchase and the facts of a holding. Cash has no units and no price, and its cost, change and yield only where the provider says so. */
export function HoldingFacts({ detail: { holding, shareOfClass } }: { detail: HoldingDetailResponse }) {
  const t = useText('holdings')
  const common = useText('common')
  const ofCash = isCash(holding)
  const unknown = t('costUnknown')
  const hasCost = !ofCash || (holding.cost !== null && holding.cost.amount !== holding.value.amount)
  return (
    <>
      <div>
        <HeroFigure size="drawer" value={holding.value} />
        {!(ofCash && holding.gain === null) && (
          <Cluster as="p" $gap={`${token('s-1')} ${token('s-3')}`}>
            <Delta amount={holding.gain} words={{ up: common('up'), down: common('down') }} missing={unknown} />
            {holding.gainRatio !== null && <Percent value={holding.gainRatio} tone />}
            <Text $muted>{t('drawer.sincePurchase')}</Text>
          </Cluster>
        )}
      </div>
      <KeyValue columns={2} label={t('drawer.details')}>
        {!ofCash && (
          <>
            <KeyValueItem term={common('term.units')}>
              <Units value={holding.units} digits={0} />
            </KeyValueItem>
            <KeyValueItem term={common('term.price')}>
              {isFairValued(holding) ? (
                <FairValueMark />
              ) : (
                <PriceText value={holding.price === null ? null : { price: holding.price, unit: holding.quoteUnit }} />
              )}
            </KeyValueItem>
          </>
        )}
        {hasCost && (
          <KeyValueItem term={common('term.cost')}>
            <Amount value={holding.cost} missing={unknown} />
          </KeyValueItem>
        )}
        {!(ofCash && holding.dayChange === null) && (
          <KeyValueItem term={t('drawer.onTheDay')}>
            <Amount value={holding.dayChange} tone missing={common('missing.unavailable')} />
          </KeyValueItem>
        )}
        <KeyValueItem term={common('term.weight')}>
          <Percent value={holding.weight} />
        </KeyValueItem>
        <KeyValueItem term={t('drawer.shareOfClass')}>
          <Percent value={shareOfClass} />
        </KeyValueItem>
        {!(ofCash && holding.yield === null) && (
          <KeyValueItem term={common('term.yield')}>
            <Percent value={holding.yield} missing={common('missing.unavailable')} />
          </KeyValueItem>
        )}
        <KeyValueItem term={t('drawer.currency')}>{holding.quoteUnit === 'GBX' ? t('drawer.pence') : holding.quoteUnit}</KeyValueItem>
      </KeyValue>
    </>
  )
}
