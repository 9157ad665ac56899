import { Link } from '@payloadcms/ui'
import { sentence } from './sentence'

/** See `sentence`. */
export function Sentence(facts: Parameters<typeof sentence>[0]) {
  return (
    <span className="qs-sentence">
      {sentence(facts).map(({ href, kind, text }, index) => {
        if (kind === 'who') return <b key={index}>{text}</b>
        if (href === undefined) return <span key={index}>{text}</span>
        return (
          <Link key={index} href={href} prefetch={false}>
            {text}
          </Link>
        )
      })}
    </span>
  )
}
