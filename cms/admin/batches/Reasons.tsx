import type { BatchProgress } from '../../../shared/contracts/reportBatches'
import { momentText, type Writing } from '../kit/writing'
import { fill, plural } from '../texts/fill'
import type { BatchWords } from './batchWords'

type Props = Readonly<{ reasons: BatchProgress['reasons']; words: BatchWords; writing: Writing }>

/** Why statements were made without anybody asking: which commentary of whom, or figures that have changed. Nothing where somebody asked. */
export function Reasons({ reasons, words, writing }: Props) {
  if (reasons.length === 0) return null
  return (
    <ul className="qs-notes" aria-label={words.reasons}>
      {reasons.map(({ at, by, name, reason, statements }) => (
        <li key={`${at} ${reason}`}>
          {momentText(at, writing, words.today)}:{' '}
          {fill(plural(words.reasonOf[reason === 'commentary' && name === null ? 'taken' : reason], statements, writing.language), {
            name: name ?? '',
            by: by?.name ?? '–',
          })}
        </li>
      ))}
    </ul>
  )
}
