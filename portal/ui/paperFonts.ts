import interLatin400 from './fonts/paper/inter-latin-400.woff2'
import interLatin500 from './fonts/paper/inter-latin-500.woff2'
import interLatin600 from './fonts/paper/inter-latin-600.woff2'
import interLatinExt400 from './fonts/paper/inter-latin-ext-400.woff2'
import interLatinExt500 from './fonts/paper/inter-latin-ext-500.woff2'
import interLatinExt600 from './fonts/paper/inter-latin-ext-600.woff2'
import interGreek400 from './fonts/paper/inter-greek-400.woff2'
import interGreek500 from './fonts/paper/inter-greek-500.woff2'
import interGreek600 from './fonts/paper/inter-greek-600.woff2'
import serifLatin400 from './fonts/paper/source-serif-4-latin-400.woff2'
import serifLatin600 from './fonts/paper/source-serif-4-latin-600.woff2'
import serifLatinExt400 from './fonts/paper/source-serif-4-latin-ext-400.woff2'
import serifLatinExt600 from './fonts/paper/source-serif-4-latin-ext-600.woff2'
import serifGreek400 from './fonts/paper/source-serif-4-greek-400.woff2'
import serifGreek600 from './fonts/paper/source-serif-4-greek-600.woff2'
import serifItalic from './fonts/source-serif-4-latin-italic.woff2'
import { type FontFamily, paperFaces } from '../../shared/theme/inputs'

/** The same characters in each file as in those of the screen, see `fonts.css`. */
const characters = {
  latin: 'U+0000-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
  latinExt: 'U+0100-0130, U+0132-0151, U+0154-017F, U+0218-021B, U+1E9E, U+20B9-20BA, U+20BF, U+2113',
  greek: 'U+037A-037E, U+0384-038A, U+038C, U+038E-03A1, U+03A3-03CF',
  soundings: 'U+0020, U+002C-0039, U+2019',
} as const

const face = (family: FontFamily, weight: number, script: keyof typeof characters, file: string, style = 'normal'): string =>
  `@font-face { font-family: ${paperFaces[family].family}; font-style: ${style}; font-weight: ${weight}; font-display: swap; src: url('${file}') format('woff2'); unicode-range: ${characters[script]}; }`

/**
 * The faces of paper: static instances of those of the screen, made by `scripts/fonts/paper.py`. Chromium draws a variable font into a PDF as
 * Type 3. CSS text and no file of CSS, as only the first screens load such files (`scripts/lib/leanDependencies`).
 */
export const paperFonts = [
  face('sans', 400, 'latin', interLatin400),
  face('sans', 500, 'latin', interLatin500),
  face('sans', 600, 'latin', interLatin600),
  face('sans', 400, 'latinExt', interLatinExt400),
  face('sans', 500, 'latinExt', interLatinExt500),
  face('sans', 600, 'latinExt', interLatinExt600),
  face('sans', 400, 'greek', interGreek400),
  face('sans', 500, 'greek', interGreek500),
  face('sans', 600, 'greek', interGreek600),
  face('serif', 400, 'latin', serifLatin400),
  face('serif', 600, 'latin', serifLatin600),
  face('serif', 400, 'latinExt', serifLatinExt400),
  face('serif', 600, 'latinExt', serifLatinExt600),
  face('serif', 400, 'greek', serifGreek400),
  face('serif', 600, 'greek', serifGreek600),
  face('serif', 400, 'soundings', serifItalic, 'italic'),
].join('\n')
