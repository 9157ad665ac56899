import { useState } from 'react'
import { styled } from 'styled-components'
import type { PortfolioTabId } from '../../../../shared/routes/screens'
import { useText } from '../../../lib/i18n/useText'
import { Figure } from '../../../ui/Figure'
import { LinkButton } from '../../../ui/LinkButton'
import { tabularFigures, visuallyHidden } from '../../../ui/mixins'
import { Text } from '../../../ui/Text'
import { toneColours } from '../../../ui/tone'
import { token } from '../../../ui/tokens'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { KeyValue, KeyValueItem } from '../../../wealth/KeyValue'
import type { Line, Section, Sheet } from '../model/sheet'
import { Formula, Marked } from './Formula'

const Headline = styled.p`
  font: 400 2rem/2.5rem ${token('in-display')};
  letter-spacing: -0.02em;
  font-variant-numeric: lining-nums proportional-nums;
  overflow-wrap: anywhere;
`

const Facts = styled(KeyValue)`
  font: ${token('t-small')};

  dt {
    overflow-wrap: break-word;
  }

  small {
    display: block;
    font: ${token('t-label')};
    font-weight: 400;
    color: ${token('text-muted')};
  }

  sup {
    font-size: 0.75em;
    line-height: 0;
  }
`

const Rows = styled.ul`
  list-style: none;
  padding: 0;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${token('s-3')};
    padding-block: ${token('s-2')};
    border-block-start: 1px solid ${token('hairline')};
  }

  > li:first-child {
    border-block-start: 0;
  }

  > li[data-sum] {
    border-block-start-color: ${token('rule')};
    font-weight: 600;
  }

  > li > :nth-child(2) {
    ${tabularFigures}
    text-align: end;
    white-space: nowrap;
  }

  > li[data-sum] > :nth-child(2) > span {
    text-decoration: underline double 1px;
    text-underline-offset: 0.375em;
    text-decoration-skip-ink: none;
    text-decoration-color: ${token('rule')};
  }

  small {
    grid-column: 1 / -1;
    font: ${token('t-label')};
    font-weight: 400;
    color: ${token('text-muted')};
  }
`

/* as far from the table as a row is high */
const More = styled.p`
  padding-block-end: ${token('s-2')};
`

const Stretches = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  th,
  td {
    ${tabularFigures}
    block-size: 2.5rem;
    padding: 0.3125rem 0 0.3125rem ${token('s-2')};
    border-block-end: 1px solid ${token('hairline')};
    text-align: end;
    white-space: nowrap;
    font-weight: inherit;
  }

  :is(th, td):first-child {
    padding-inline-start: 0;
    text-align: start;
    white-space: normal;
  }

  tbody th span {
    display: inline-block;
    white-space: nowrap;
  }

  tbody th span + span {
    font: ${token('t-label')};
    font-weight: 400;
    color: ${token('text-muted')};
  }

  thead > tr > th {
    color: ${token('text-muted')};
    font: ${token('t-label')};
    border-block-end-color: ${token('rule')};
  }

  tbody > tr:last-child > * {
    border-block-end-color: ${token('rule')};
  }

  tfoot > tr > * {
    border: 0;
  }

  tfoot > tr:first-child > * {
    font-weight: 600;
  }

  tfoot > tr:last-child > th {
    font: ${token('t-small')};
    color: ${token('text-muted')};
  }

  tfoot > tr:last-child > td {
    font-weight: 600;
  }

  /* out of sight, yet read: end stands over start, as in the formula */
  @container (max-width: 26rem) {
    [data-wide] {
      ${visuallyHidden}
    }
  }
`

const Over = styled.span`
  display: block;

  @container (max-width: 26rem) {
    border-block-end: 1px solid ${token('rule')};
  }
`

const Under = styled.span`
  display: none;

  @container (max-width: 26rem) {
    display: block;
  }
`

const many = 12

/** Opens the tab that has the rows; a page without tabs has none. */
type ShowTab = ((tab: PortfolioTabId) => void) | undefined

/** A sheet in the drawer: figure, then section by section. */
export function SheetView({ sheet, showTab }: Readonly<{ sheet: Sheet; showTab?: ShowTab }>) {
  return (
    <>
      <div>
        <Headline style={sheet.tone && { color: toneColours[sheet.tone] }}>{sheet.figure}</Headline>
        {sheet.note && (
          <Text as="p" $muted>
            {sheet.note}
          </Text>
        )}
      </div>
      {sheet.sections.map((section) => (
        <section key={section.id}>
          <h3>{section.title}</h3>
          <Body section={section} showTab={showTab} />
        </section>
      ))}
    </>
  )
}

/** A line may break between a sign and a currency's: a word joiner forbids it. Only where it is drawn, so that a copied sheet has none. */
const keepSigns = (text: string): string => text.replaceAll(/([+−-])(?=\p{Sc})/gu, '$1\u2060')

function Body({ section, showTab }: Readonly<{ section: Section; showTab?: ShowTab }>) {
  switch (section.kind) {
    case 'prose':
      return <p>{keepSigns(section.text)}</p>
    case 'formula':
      return <Formula parts={section.parts} spoken={section.spoken} />
    case 'facts':
      return (
        <Facts>
          {section.lines.map((line, index) => (
            <KeyValueItem key={index} term={line.term} {...(line.isSum ? { isSum: true } : {})}>
              <FigureOf line={line} />
              {line.detail && <small>{line.detail}</small>}
            </KeyValueItem>
          ))}
        </Facts>
      )
    case 'rows':
      return section.lines.length > 0 ? <RowsOf section={section} showTab={showTab} /> : <Text $muted>{section.none}</Text>
    case 'stretches':
      return <StretchesOf section={section} />
  }
}

const FigureOf = ({ line: { figure, tone } }: Readonly<{ line: Line }>) => (
  <Figure $tone={tone} style={{ whiteSpace: 'normal' }}>
    <Marked>{figure}</Marked>
  </Figure>
)

/** A long list shows some of its rows until all are asked for; the text that is copied has them all. */
function useShortened<Row>(rows: readonly Row[], which: 'first' | 'last' = 'last') {
  const t = useText('explain')
  const [isWhole, setWhole] = useState(false)
  const isLong = rows.length > many && !isWhole
  return {
    shown: !isLong ? rows : which === 'first' ? rows.slice(0, many) : rows.slice(-many),
    more: isLong && <LinkButton onPress={() => setWhole(true)}>{t('showAll', { count: rows.length })}</LinkButton>,
  }
}

type RowsSection = Extract<Section, { kind: 'rows' }>

function RowsOf({ section: { lines, shows }, showTab }: Readonly<{ section: RowsSection; showTab?: ShowTab }>) {
  const { more, shown } = useShortened(
    lines.filter(({ isSum }) => !isSum),
    shows,
  )
  // Where the others stand: above the last ones, below the first ones and above what they add up to.
  const rest = more && (
    <li>
      <span>{more}</span>
    </li>
  )
  const row = (line: Line, index: number) => {
    const { tab } = line
    return (
      <li key={line.isSum ? `sum ${index}` : index} data-sum={line.isSum || undefined}>
        <span>{tab && showTab ? <LinkButton onPress={() => showTab(tab)}>{line.term}</LinkButton> : line.term}</span>
        <span>
          <FigureOf line={line} />
        </span>
        {line.detail && <small>{line.detail}</small>}
      </li>
    )
  }
  return (
    <Rows>
      {shows !== 'first' && rest}
      {shown.map(row)}
      {shows === 'first' && rest}
      {lines.filter(({ isSum }) => isSum).map(row)}
    </Rows>
  )
}

function StretchesOf({ section }: Readonly<{ section: Extract<Section, { kind: 'stretches' }> }>) {
  const t = useText('explain')
  const { more, shown } = useShortened(section.stretches)
  const { product, result } = section
  return (
    <>
      {more && <More>{more}</More>}
      <Stretches>
        <caption>
          <VisuallyHidden>{t('stretchesCaption')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('stretch')}</th>
            <th scope="col" data-wide="">
              {t('startPlusIn')}
            </th>
            <th scope="col">
              <Over>{t('endPlusOut')}</Over>
              <Under aria-hidden="true">{t('startPlusIn')}</Under>
            </th>
            <th scope="col">{t('factor')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ end, factor, from, id, start, to }) => (
            <tr key={id}>
              <th scope="row">
                <span>{from}</span> <span>{t('to', { date: to })}</span>
              </th>
              <td data-wide="">{start}</td>
              <td>
                <Over>{end}</Over>
                <Under aria-hidden="true">{start}</Under>
              </td>
              <td>{factor}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{product.term}</th>
            <td data-wide="" />
            <td />
            <td>{product.figure}</td>
          </tr>
          <tr>
            <th scope="row" colSpan={2}>
              {result.term}
            </th>
            <td colSpan={2} style={result.tone && { color: toneColours[result.tone] }}>
              {result.figure}
            </td>
          </tr>
        </tfoot>
      </Stretches>
    </>
  )
}
