import type { Brand } from '../../../shared/brands/brandSchema'

/** Lines of a brand's mark in the colour of the text round it. */
export function Mark({ mark }: Pick<Brand, 'mark'>) {
  return (
    <svg className="qs-mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {mark.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  )
}
