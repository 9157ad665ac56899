import { currencyCodes } from '../../shared/domain/currency'
import { seriesColour, type SeriesNumber, token } from '../ui/tokens'

/*
 * Sectors and currencies keep their colours from one portfolio to the next, as asset classes do (docs/decisions/270). A theme has twelve series and there
 * are more sectors than that, so each series comes a second time, deeper (mixed with the colour of the text it stays as visible on either ground), and a
 * third time blended with its neighbour, for sectors that we do not know.
 */
const plain = (series: SeriesNumber): string => seriesColour(series)
const deep = (series: SeriesNumber): string => `color-mix(in oklab, ${seriesColour(series)} 66%, ${token('text')})`

/** Cash has the grey of its asset class, and what is not classified the last of the series; no sector has them. */
const cashColour = plain(8)
export const unclassifiedColour = plain(12)

const hues = [1, 2, 3, 4, 5, 6, 7, 9, 10, 11] as const satisfies readonly SeriesNumber[]
const blended = hues.map((series, index) => `color-mix(in oklab, ${plain(series)}, ${plain(hues[(index + 1) % hues.length] ?? series)})`)
const palette: readonly string[] = [...hues.map(plain), ...hues.map(deep), ...blended]
/** Before it lie the places of sectors that we know. */
const firstOfOthers = 2 * hues.length

/** Sectors that data providers name, each with its place in the palette; what is often held together stands apart. */
const sectorPlaces = {
  Technology: 2,
  Financials: 0,
  'Health Care': 4,
  Industrials: 1,
  'Consumer Staples': 6,
  'Consumer Discretionary': 5,
  Energy: 3,
  Materials: 8,
  Utilities: 9,
  'Communication Services': 15,
  'Real Estate': 7,
  Infrastructure: 11,
  'Precious Metals': 18,
  'Government Bonds': 12,
  'Corporate Bonds': 10,
  'Index-Linked Bonds': 16,
  'Global Bonds': 14,
  'Global Equity': 13,
  'Mixed Investment': 19,
  'Absolute Return': 17,
} as const satisfies Readonly<Record<string, number>>
const places: ReadonlyMap<string, number> = new Map(Object.entries(sectorPlaces))

/** Where in the palette the search for the colour of a name begins that has no place of its own. */
const startOf = (name: string): number =>
  firstOfOthers + ([...name].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7) % blended.length)

/**
 * The colours of the sectors of one list. One that we know has its own everywhere. Any other takes the first that is free from a place that its name
 * decides, in the order of their names: the same again in the next list, unless two would share one there.
 */
export function sectorColours(sectors: readonly string[]): ReadonlyMap<string, string> {
  const colours = new Map<string, string>()
  const taken = new Set<number>()
  for (const sector of sectors) {
    const place = places.get(sector)
    if (sector === 'Cash') colours.set(sector, cashColour)
    else if (place !== undefined) {
      colours.set(sector, colourAt(place))
      taken.add(place)
    }
  }
  for (const sector of sectors.filter((each) => !colours.has(each)).toSorted()) {
    const place = freePlace(startOf(sector), taken)
    colours.set(sector, colourAt(place))
    taken.add(place)
  }
  return colours
}

/** From `start` round the palette to what is free; `start` itself where nothing is, for then some must share. */
function freePlace(start: number, taken: ReadonlySet<number>): number {
  const steps = palette.map((_, step) => (start + step) % palette.length)
  return steps.find((place) => !taken.has(place)) ?? start % palette.length
}

/** A currency has its own by its place in the list of those that we know. */
export const currencyColour = (currency: string): string => {
  const index = currencyCodes.findIndex((code) => code === currency)
  return index < 0 ? unclassifiedColour : colourAt(index)
}

const colourAt = (place: number): string => palette[place % palette.length] ?? unclassifiedColour
