import { fill } from '../texts/fill'

type Props = Readonly<{
  page: number
  pages: number
  words: Readonly<{ pageLinks: string; page: string }>
  onPage: (page: number) => void
}>

/** The pages of a list: the first, the last, and those round the one that is open. */
export function Pager({ onPage, page, pages, words }: Props) {
  if (pages < 2) return null
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === pages || Math.abs(each - page) <= (page === 1 || page === pages ? 2 : 1),
  )
  return (
    <nav className="qs-pager" aria-label={words.pageLinks}>
      {shown.map((each, index) => (
        <span key={each}>
          {index > 0 && each - (shown[index - 1] ?? 0) > 1 && <span className="qs-none">…</span>}
          <button
            type="button"
            aria-label={fill(words.page, { page: each })}
            aria-current={each === page ? 'page' : undefined}
            onClick={() => onPage(each)}
          >
            {each}
          </button>
        </span>
      ))}
    </nav>
  )
}
