type LoadingProps = Readonly<{ words: Readonly<{ loading: string }> }>

/** Stands until the first answer is there. */
export const Loading = ({ words }: LoadingProps) => (
  <p className="qs-none" role="status">
    {words.loading}
  </p>
)

type Props = Readonly<{
  words: Readonly<{ notLoaded: string; tryAgain: string }>
  /** `page`: in place of the whole page. `part`: in place of a table. `notice`: over what an earlier answer gave. */
  in: 'page' | 'part' | 'notice'
  onRetry: () => void
}>

/** What was asked for did not come: says so, and asks again. */
export const NotLoaded = ({ in: place, onRetry, words }: Props) => (
  <div className={place === 'notice' ? 'qs-lost' : 'qs-empty'} role="alert">
    {place === 'page' ? <h1>{words.notLoaded}</h1> : words.notLoaded}{' '}
    <button type="button" className="qs-button" onClick={onRetry}>
      {words.tryAgain}
    </button>
  </div>
)
