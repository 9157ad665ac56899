import { styled } from 'styled-components'
import { formatDate } from '../../../../shared/format/date'
import { useText } from '../../../lib/i18n/useText'
import { tabularFigures } from '../../../ui/mixins'
import { drawColumns } from '../../../ui/table/drawColumns'
import { useColumnContext } from '../../../ui/table/useColumnContext'
import { token } from '../../../ui/tokens'
import { noteSlipColumns, type NoteRow } from '../contractNotes.columns'
import { reasonOf } from '../model/reasonOf'

const Slip = styled.article`
  padding-block: 2.5mm 3mm;
  /* under it, as over it the line of the page's head may be */
  border-block-end: 1px solid ${token('rule')};
  break-inside: avoid;

  h4 {
    margin-block-end: 1.5mm;
    font: 600 9.5pt/1.3 ${token('in-heading')};
    break-after: avoid;
  }
`

const Fields = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 1.5mm 5mm;

  > [data-wide] {
    grid-column: 1 / -1;
    display: flex;
    gap: 3mm;
    align-items: baseline;
  }

  dt {
    color: ${token('text-muted')};
    font-size: 7.5pt;
    line-height: 1.3;
  }

  dd {
    ${tabularFigures}
    font-size: 9pt;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }

  [data-strong] dd {
    font-weight: 600;
  }
`

const Reason = styled.span`
  color: ${token('text-muted')};
  font-size: 7.5pt;
  font-weight: 400;
`

/** Each purchase and sale as a note of its own. What is not known is a dash with its reason beside it, as paper has no tip over it. */
export function NoteSlips({ rows }: Readonly<{ rows: readonly NoteRow[] }>) {
  const t = useText('contractNotes')
  const common = useText('common')
  const columns = drawColumns(noteSlipColumns, rows, useColumnContext(noteSlipColumns, 'paper', {}))
  return rows.map((row) => (
    <Slip key={row.id} aria-labelledby={`note-${row.id}`} data-closes="">
      <h4 id={`note-${row.id}`}>
        {t('slipTitle', { side: common(`transactionType.${row.side}`), name: row.name, date: formatDate(row.date) })}
      </h4>
      <Fields>
        {columns.map(
          (column) =>
            !column.isName && (
              <div key={column.id} data-strong={column.isStrong || undefined}>
                <dt>{column.head}</dt>
                <dd>{column.isMissing(row) ? <Unknown reason={t(reasonOf(column.id, row))} /> : column.cell(row)}</dd>
              </div>
            ),
        )}
        <div data-wide="">
          <dt>{t('slipNeverSent')}</dt>
          <dd>
            <Unknown reason={t('notSent')} />
          </dd>
        </div>
        {row.note !== null && (
          <div data-wide="">
            <dt>{t('csvNote')}</dt>
            <dd>{row.note}</dd>
          </div>
        )}
      </Fields>
    </Slip>
  ))
}

const Unknown = ({ reason }: { reason: string }) => <Reason>– {reason}</Reason>
