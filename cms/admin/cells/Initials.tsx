/** One or two letters of a name: of the first and the last word, surname first where a comma says so. */
export function initialsOf(name: string): string {
  const [last = '', first] = name.split(',').map((part) => part.trim())
  const words = (first ? `${first} ${last}` : last).split(/\s+/).filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('en')
}

type Props = Readonly<{
  name: string
  /** Address of a picture. It lies over the initials, which are seen again where it cannot be loaded. */
  photo?: string | null
}>

export const Initials = ({ name, photo }: Props) => (
  <span className="qs-initials" aria-hidden="true">
    {initialsOf(name)}
    {photo ? <img src={photo} alt="" width={30} height={30} loading="lazy" /> : null}
  </span>
)
