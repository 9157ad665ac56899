import { ratio, type Ratio } from '../../shared/domain/ratio'
import { formatPercent } from '../../shared/format/percent'
import type { Locale } from '../../shared/i18n/locales'
import type { MessageValues } from '../lib/i18n/formatMessage'
import { ShareBar } from './ShareBar'

type Row = Readonly<{ colour: string; share: Ratio | null }>
/** `full`: the share that fills a bar. */
type Context = Readonly<{ facts: Readonly<{ full: Ratio }>; locale: Locale }>
/** The words of the feature, which says what a full bar is. */
type Words = Readonly<{ t: (key: 'fullBar', values: MessageValues) => string }>

/** The column of shares as bars in the colours of their rows, with the scale in its head. */
export const shareBarColumn = {
  headNote: ({ facts, locale, t }: Context & Words) => t('fullBar', { share: formatPercent(facts.full, locale, { digits: 0 }) }),
  format: 'percent',
  value: (row: Row) => row.share,
  isBar: true,
  width: '34%',
  cell: ({ colour, share }: Row, { facts, locale }: Context) =>
    share === null ? null : (
      <ShareBar fill={share / facts.full} colour={colour}>
        {formatPercent(share, locale)}
      </ShareBar>
    ),
} as const

/** The share that fills a bar: the largest, up to the next twentieth, so that bars of one table are compared with one another. */
export const fullBar = (rows: readonly Pick<Row, 'share'>[]): Ratio =>
  ratio(Math.max(0.05, Math.ceil(Math.max(0, ...rows.map(({ share }) => share ?? 0)) * 20) / 20))
