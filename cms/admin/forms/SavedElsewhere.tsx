'use client'

import { GitMerge } from 'lucide-react'
import { formatList } from '../../../shared/format/list'
import { momentOf } from '../record/momentOf'
import { fill } from '../texts/fill'
import { recordWords } from '../texts/recordWords'
import { useWords } from '../texts/useWords'
import type { DesignerWords } from './designerWords'

type Props = Readonly<{
  /** Who saved the form since it was opened, null for the server, and when. */
  who: string | null
  at: string
  /** What they and the reader changed, by the words of the fields. */
  theirs: readonly string[]
  mine: readonly string[]
  words: DesignerWords
  onTheirs: () => void
  onMine: () => void
}>

/** Somebody else saved the form while it was being designed: who, what both changed, and the two ways on. Neither loses anything: the first can be undone. */
export function SavedElsewhere({ at, mine, onMine, onTheirs, theirs, who, words }: Props) {
  const { language, words: record } = useWords(recordWords)
  // Questions end with a mark of their own, in Greek with a semicolon; here each stands within a sentence.
  const listed = (labels: readonly string[]) =>
    formatList(
      labels.map((label) => label.replace(/[?;.:!]+$/, '')),
      language,
    )
  return (
    <section className="qs-notice qs-notice--warning" role="alert">
      <GitMerge aria-hidden="true" />
      <div>
        <h2>{fill(record.savedSince, { who: who ?? record.server, at: momentOf(at) })}</h2>
        <p>
          {theirs.length > 0 && `${fill(record.theyChanged, { fields: listed(theirs) })} `}
          {mine.length > 0 && `${fill(record.youChanged, { fields: listed(mine) })} `}
          {words.conflict}
        </p>
      </div>
      <p className="qs-notice__do">
        <button type="button" className="qs-button" onClick={onMine}>
          {words.keepMine}
        </button>
        <button type="button" className="qs-button" onClick={onTheirs}>
          {record.takeTheirs}
        </button>
      </p>
    </section>
  )
}
