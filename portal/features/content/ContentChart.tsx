import { styled } from 'styled-components'
import type { ChartContent } from '../../../shared/contracts/content/content'
import { isoDateSchema } from '../../../shared/domain/dates'
import { ratio } from '../../../shared/domain/ratio'
import { formatDate } from '../../../shared/format/date'
import { formatPercent } from '../../../shared/format/percent'
import { formatWithUnit } from '../../../shared/format/withUnit'
import { useLocale } from '../../lib/i18n/LocaleContext'
import { useText } from '../../lib/i18n/useText'
import { media } from '../../ui/media'
import { tabularFigures } from '../../ui/mixins'
import { Stack } from '../../ui/Stack'
import { Swatch } from '../../ui/Swatch'
import { Text } from '../../ui/Text'
import { seriesColour, type SeriesNumber, token } from '../../ui/tokens'

const Figure = styled.figure`
  margin: 0;
  min-inline-size: 0;
`

const Whole = styled.div`
  display: flex;
  gap: 2px;
  block-size: 1.5rem;
  border-radius: ${token('radius-s')};
  overflow: hidden;

  > i {
    min-inline-size: 1px;
  }
`

const Table = styled.table`
  ${tabularFigures}
  inline-size: 100%;
  border-collapse: collapse;
  font: ${token('t-body')};

  th,
  td {
    padding-block: ${token('s-2')};
    border-block-start: 1px solid ${token('hairline')};
    text-align: start;
    vertical-align: middle;
  }

  thead th {
    color: ${token('text-muted')};
    font: ${token('t-label')};
    border: 0;
  }

  tbody th {
    font-weight: 400;
    inline-size: 34%;
    overflow-wrap: anywhere;
  }

  [data-figure] {
    text-align: end;
    white-space: nowrap;
    padding-inline-start: ${token('s-4')};
  }

  /* all that names and figures leave: a share of a cell without a width of its own is nothing */
  [data-bar] {
    inline-size: 66%;
  }
`

const Bar = styled.span`
  display: block;
  block-size: 0.75rem;
  border-radius: ${token('radius-s')};
  background: ${token('series-1')};

  &[data-negative] {
    background: ${token('text-muted')};
  }

  ${media.forcedColours} {
    forced-color-adjust: none;
    background: Highlight;
  }
`

const colourOf = (at: number) => seriesColour(((at % 12) + 1) as SeriesNumber)

/** Days come out of datasets as machines write them. */
function nameOf(label: string): string {
  const day = isoDateSchema.safeParse(label)
  return day.success ? formatDate(day.data) : label
}

/**
 * Figures that an editor wrote down or a dataset brought, as bars or as one bar of a hundred parts. Its rows are its table, so nobody needs the colours. Of a whole,
 * what is not above zero has no part.
 */
export function ContentChart({ chart }: Readonly<{ chart: ChartContent }>) {
  const t = useText('content')
  const locale = useLocale()
  const isShares = chart.kind === 'shares'
  const values = chart.rows.map(({ value }) => Number(value))
  const whole = values.reduce((sum, value) => sum + Math.max(0, value), 0)
  const longest = Math.max(...values.map(Math.abs), Number.MIN_VALUE)
  return (
    <Figure>
      <Stack $gap={3}>
        <Text as="figcaption" $role="strong">
          {chart.title}
        </Text>
        {isShares && (
          <Whole aria-hidden="true">
            {values.map((value, at) => value > 0 && <i key={at} style={{ flex: `${value} 0 0`, background: colourOf(at) }} />)}
          </Whole>
        )}
        <Table aria-label={t('chartTable', { title: chart.title })}>
          <thead>
            <tr>
              <th scope="col">{t('chartLabel')}</th>
              {!isShares && <td aria-hidden="true" data-bar />}
              <th scope="col" data-figure>
                {t('chartValue')}
              </th>
              {isShares && (
                <th scope="col" data-figure>
                  {t('chartShare')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {chart.rows.map(({ label, value }, at) => {
              const figure = values[at] ?? 0
              return (
                <tr key={at}>
                  <th scope="row">
                    {isShares && <Swatch $colour={colourOf(at)} />} {nameOf(label)}
                  </th>
                  {!isShares && (
                    <td aria-hidden="true" data-bar>
                      <Bar data-negative={figure < 0 || undefined} style={{ inlineSize: `${(Math.abs(figure) / longest) * 100}%` }} />
                    </td>
                  )}
                  <td data-figure>{formatWithUnit(value, chart.unit, locale)}</td>
                  {isShares && <td data-figure>{whole > 0 && figure > 0 ? formatPercent(ratio(figure / whole), locale) : '–'}</td>}
                </tr>
              )
            })}
          </tbody>
        </Table>
        {chart.source && (
          <Text as="p" $role="small" $muted>
            {t('source', { source: chart.source })}
          </Text>
        )}
        {chart.asOf && (
          <Text as="p" $role="small" $muted>
            {t('asOf', { date: formatDate(chart.asOf) })}
          </Text>
        )}
      </Stack>
    </Figure>
  )
}
