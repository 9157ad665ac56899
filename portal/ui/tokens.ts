import type { ColourToken } from '../../shared/theme/colourTokens'
import type { FixedToken, RadiusToken, ShadowToken } from '../../shared/theme/fixedTokens'
import type { InputToken } from '../../shared/theme/inputs'

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'

/** `textMuted` is `text-muted`, `series1` is `series-1`: what `cssName` does to the name of a colour, for the type check. */
type KebabCase<Name extends string, Hyphen extends '-' | '' = '-'> = Name extends `${infer First}${infer Rest}`
  ? First extends Digit
    ? `${Hyphen}${First}${KebabCase<Rest, ''>}`
    : First extends Lowercase<First>
      ? `${First}${KebabCase<Rest>}`
      : `-${Lowercase<First>}${KebabCase<Rest>}`
  : ''

/** Every custom property that a theme sets, without its two hyphens. */
export type TokenName = KebabCase<ColourToken> | FixedToken | RadiusToken | ShadowToken | InputToken

/** `var(--name)`, for a style. A name that no theme sets fails the type check; a property of one component is written `--_name` by hand. */
export const token = <Name extends TokenName>(name: Name): `var(--${Name})` => `var(--${name})`

/** `--name`, where a part of the page sets a token anew. */
export const property = <Name extends TokenName>(name: Name): `--${Name}` => `--${name}`

/** Number of a chart colour; 1 is always the client's own money. */
export type SeriesNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

export const seriesColour = (series: SeriesNumber) => token(`series-${series}`)
