import { isoDate } from '../../shared/domain/dates'
import { money } from '../../shared/domain/money'
import { ratio } from '../../shared/domain/ratio'
import { formatDate } from '../../shared/format/date'
import { formatPercent } from '../../shared/format/percent'
import { Sparkline } from '../charts/Sparkline'
import { useLocale } from '../lib/i18n/LocaleContext'
import { useText } from '../lib/i18n/useText'
import { Amount } from '../ui/Amount'
import { AsOf } from '../wealth/AsOf'
import { Badge } from '../ui/Badge'
import { Cluster } from '../ui/Cluster'
import { Delta } from '../wealth/Delta'
import { HeroFigure } from '../wealth/HeroFigure'
import { Ledger } from '../wealth/Ledger'
import { ReturnTile } from '../wealth/ReturnTile'
import { Stack } from '../ui/Stack'
import { Subject } from '../wealth/Subject'
import { Text } from '../ui/Text'
import { Tiles } from '../ui/Tiles'
import { series } from './gallerySeries'
import { samples } from './gallerySamples'
import { Piece } from './Piece'
import { token } from '../ui/tokens'

const gbp = (amount: string) => <Amount value={money(amount, 'GBP')} />

export function TilePieces() {
  const t = useText('gallery')
  const locale = useLocale()
  const note = (value: number) => t('benchmarkFigure', { figure: formatPercent(ratio(value), locale, { signed: true }) })
  return (
    <Piece title={t('tiles')}>
      <Stack $gap={5}>
        <div>
          <Subject as="p">
            {t('gia')}
            <Badge>{samples.types.gia}</Badge>
            <Text $role="small" $muted>
              {samples.account}
            </Text>
            <Text $role="small" $muted>
              {t('riskProfile')}
            </Text>
          </Subject>
          <HeroFigure value={money('2312459.37', 'GBP')} />
          <Cluster $gap={`${token('s-1')} ${token('s-4')}`}>
            <span>
              <Delta amount={money('11526.73', 'GBP')} ratio={ratio(0.005)} words={{ up: t('up'), down: t('down') }} />{' '}
              <Text $muted>{t('onTheDay')}</Text>
            </span>
            <AsOf>{t('dataDate', { date: formatDate(isoDate('2026-11-19')) })}</AsOf>
          </Cluster>
        </div>
        <Ledger
          label={t('ledger')}
          paidIn={{ label: t('paidIn'), value: gbp('1640000') }}
          growth={{ label: t('growth'), value: gbp('785299.99') }}
          charges={{ label: t('charges'), value: gbp('112840.62') }}
          value={{ label: t('valueToday'), value: gbp('2312459.37') }}
          words={{ plus: t('plus'), minus: t('minus'), equals: t('equals') }}
        />
        <Tiles label={t('returnsAfterCharges')}>
          <ReturnTile label={t('ytd')} value={ratio(0.0464)} note={note(0.0484)} chart={<Sparkline series={series.slice(-18)} />} />
          <ReturnTile label={t('3y')} value={ratio(0.2745)} note={note(0.1956)} chart={<Sparkline series={series} />} />
          <ReturnTile label={t('6m')} value={ratio(-0.0211)} note={note(-0.0019)} chart={<Sparkline series={series.slice(-10)} />} />
          <ReturnTile label={t('1y')} value={null} missing={t('tooShort')} note={t('tooShort')} chart={<Sparkline series={series} />} />
        </Tiles>
      </Stack>
    </Piece>
  )
}
