'use client'

import type { DataCell, StepPreview } from '../../../shared/contracts/dataProcesses'
import { fill } from '../texts/fill'
import type { DesignerWords } from './designerWords'

type Props = Readonly<{ preview: StepPreview; problems: Readonly<Record<string, string>>; words: DesignerWords }>

/** What a dry run brought, or the sentence that says why it brought nothing. */
export function PreviewTable({ preview, problems, words }: Props) {
  if (!preview.ok) return <p className="qs-designer__problem">{problems[preview.problem] ?? words.notLoaded}</p>
  const { columns, leftOut, rowCount, rows } = preview
  return (
    <>
      <p className="field-description">{fill(words.previewOf, { shown: rows.length, count: rowCount })}</p>
      {leftOut.length > 0 && <p className="field-description">{fill(words.leftOut, { names: leftOut.join(', ') })}</p>}
      {/* Scrolls by keyboard too. */}
      <div className="qs-designer__preview" tabIndex={0} role="region" aria-label={words.preview}>
        <table>
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th key={column} scope="col" data-number={typeof rows[0]?.[at] === 'number'}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, at) => (
                  <td key={columns[at]} data-number={typeof cell === 'number'}>
                    {cellText(cell)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

const cellText = (cell: DataCell): string => (cell === null ? '–' : String(cell))
