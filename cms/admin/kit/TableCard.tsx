import { type ReactNode, useId } from 'react'
import { fill } from '../texts/fill'
import { Pager } from './Pager'

export type TableHead = Readonly<{
  key: string
  label: string
  isNumeric?: boolean
  /** Left out where the screen is narrow. */
  isWide?: boolean
  /** For readers of the screen alone. */
  isHidden?: boolean
}>

type Props = Readonly<{
  /** What the table holds, column by column, for readers of the screen. */
  caption: string
  heads: readonly TableHead[]
  /** The page of the list that is shown; pages count from 1. */
  list: Readonly<{ page: number; pages: number; perPage: number; total: number; count: number }>
  words: Readonly<{ range: string; pageLinks: string; page: string }>
  isLoading: boolean
  className?: string
  /** Said at its foot, beside which rows are shown. */
  note?: string
  onPage: (page: number) => void
  /** The rows. */
  children: ReactNode
}>

/** A table of a list that the server gives page by page: its heads, its rows, which of them are shown, and the way to the others. */
export function TableCard({ caption, children, className, heads, isLoading, list, note, onPage, words }: Props) {
  const captionId = useId()
  const from = (list.page - 1) * list.perPage + 1
  return (
    <div className="qs-card" aria-busy={isLoading}>
      <div className="qs-scroll" role="region" aria-labelledby={captionId} tabIndex={0}>
        <table className={['qs-table', className].filter(Boolean).join(' ')}>
          <caption className="qs-sr" id={captionId}>
            {caption}
          </caption>
          <thead>
            <tr>
              {heads.map(({ isHidden, isNumeric, isWide, key, label }) => (
                <th key={key} scope="col" className={[isNumeric && 'qs-num', isWide && 'qs-wide'].filter(Boolean).join(' ') || undefined}>
                  {isHidden ? <span className="qs-sr">{label}</span> : label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
      <footer className="qs-tablefoot">
        <span>{fill(words.range, { from, to: from + list.count - 1, count: list.total })}</span>
        {note !== undefined && <span>{note}</span>}
        <Pager page={list.page} pages={list.pages} words={words} onPage={onPage} />
      </footer>
    </div>
  )
}
