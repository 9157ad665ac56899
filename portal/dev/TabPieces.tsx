import Unlink from 'lucide-react/icons/unlink'
import { useState } from 'react'
import { useText } from '../lib/i18n/useText'
import { Avatar } from '../ui/Avatar'
import { Badge } from '../ui/Badge'
import { Cluster } from '../ui/Cluster'
import { SegmentedControl } from '../ui/SegmentedControl'
import { Tabs } from '../ui/Tabs'
import { samples } from './gallerySamples'
import { Piece } from './Piece'
import { token } from '../ui/tokens'

const tabIds = [
  'overview',
  'exposure',
  'breakdowns',
  'holdings',
  'transactions',
  'transactionsFile',
  'cash',
  'notes',
  'realised',
  'charges',
  'bonds',
  'simulated',
] as const

export function TabPieces() {
  const t = useText('gallery')
  const [tab, setTab] = useState<(typeof tabIds)[number]>('breakdowns')
  const [by, setBy] = useState<'assetClass' | 'sector' | 'currency'>('assetClass')
  return (
    <Piece title={t('tabs')}>
      <Tabs label={t('portfolio')} items={tabIds.map((id) => ({ id, label: t(`tab.${id}`) }))} selectedKey={tab} onSelectionChange={setTab}>
        <Cluster $gap={token('s-3')}>
          <SegmentedControl
            label={t('breakdownBy')}
            items={(['assetClass', 'sector', 'currency'] as const).map((id) => ({ id, label: t(id) }))}
            value={by}
            onChange={setBy}
          />
          <Badge>{samples.types.gia}</Badge>
          <Badge tone="accent">{t('badge.new')}</Badge>
          <Badge tone="gain">{t('badge.settled')}</Badge>
          <Badge tone="warning">{t('badge.pending')}</Badge>
          <Badge tone="loss" icon={Unlink}>
            {t('badge.unlinked')}
          </Badge>
          <Badge tone="info">{t('badge.draft')}</Badge>
          <Avatar name={samples.client} />
          <Avatar name={samples.advisor} size="l" />
        </Cluster>
      </Tabs>
    </Piece>
  )
}
