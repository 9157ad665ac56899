import type { PayloadRequest, Where } from 'payload'
import type { Brand } from '../../shared/brands/brandSchema'
import type { Locale } from '../../shared/i18n/locales'
import { createOnce } from './createOnce'

/* rights: everything here runs before anybody can sign in; see people.ts. */

/** Names of the seven levels, what they are measured against, and the model portfolios on them. */
const words: Record<
  Locale,
  Readonly<{
    levels: readonly string[]
    /** Of levels 1 and 2, 3 and 4, 5 and 6, and 7: as the data providers name what they measure portfolios of these levels against. */
    against: readonly [string, string, string, string]
    model: (level: string) => string
    /** A model of the tactical range, by its band of equities. */
    tactical: (band: string) => string
    classes: readonly string[]
  }>
> = {
  en: {
    levels: ['Capital preservation', 'Defensive', 'Cautious', 'Balanced', 'Growth', 'Adventurous', 'All equity'],
    against: ['Mixed Investment 0–35% Shares', 'Mixed Investment 20–60% Shares', 'Mixed Investment 40–85% Shares', 'Flexible Investment'],
    model: (level) => `${level} model`,
    tactical: (band) => `Tactical ${band}`,
    classes: ['Equities', 'Fixed income', 'Alternatives', 'Cash'],
  },
  is: {
    levels: ['Varðveisla höfuðstóls', 'Mjög varfærin', 'Varfærin', 'Blönduð', 'Vöxtur', 'Framsækin', 'Eingöngu hlutabréf'],
    against: [
      'Blandaðar fjárfestingar, 0–35% hlutabréf',
      'Blandaðar fjárfestingar, 20–60% hlutabréf',
      'Blandaðar fjárfestingar, 40–85% hlutabréf',
      'Sveigjanlegar fjárfestingar',
    ],
    model: (level) => `Fyrirmyndarsafn: ${level}`,
    tactical: (band) => `Taktískt safn ${band}`,
    classes: ['Hlutabréf', 'Skuldabréf', 'Sérhæfðar fjárfestingar', 'Laust fé'],
  },
  el: {
    levels: ['Διατήρηση κεφαλαίου', 'Αμυντικό', 'Συντηρητικό', 'Ισορροπημένο', 'Ανάπτυξης', 'Επιθετικό', 'Μόνο μετοχές'],
    against: ['Μικτός δείκτης 25% μετοχές', 'Μικτός δείκτης 42% μετοχές', 'Μικτός δείκτης 64% μετοχές', 'Μικτός δείκτης 78% μετοχές'],
    model: (level) => `Πρότυπο ${level}`,
    tactical: (band) => `Τακτικό ${band}`,
    classes: ['Μετοχές', 'Σταθερό εισόδημα', 'Εναλλακτικές', 'Μετρητά'],
  },
}

/** The expected return of each level a year before charges, in percent. */
const returnsOf = [3.52, 4.18, 4.94, 5.69, 6.34, 6.88, 7.42] as const

/** The models: their level, the band of equities around it, and how they are spread, in percent. */
const models = [
  { level: 1, min: 0, avg: 10, max: 20, shares: [10, 60, 10, 20] },
  { level: 2, min: 10, avg: 20, max: 30, shares: [20, 55, 12, 13] },
  { level: 3, min: 25, avg: 35, max: 45, shares: [35, 45, 12, 8] },
  { level: 4, min: 45, avg: 55, max: 65, shares: [55, 30, 10, 5] },
  { level: 5, min: 60, avg: 70, max: 80, shares: [70, 18, 9, 3] },
  { level: 6, min: 75, avg: 85, max: 95, shares: [85, 6, 7, 2] },
  { level: 7, min: 90, avg: 97, max: 100, shares: [97, 0, 2, 1] },
] as const

/**
 * The tactical range with the four bands of the specification. Each stands at the level whose usual share of equities is nearest. Simulator and
 * exposure take of each level the first model by name, and these come after the one of the level.
 */
const tacticalModels = [
  { level: 2, min: 10, avg: 20, max: 30, shares: [20, 52, 12, 16] },
  { level: 3, min: 20, avg: 30, max: 40, shares: [30, 46, 14, 10] },
  { level: 4, min: 35, avg: 50, max: 65, shares: [50, 32, 12, 6] },
  { level: 6, min: 60, avg: 80, max: 100, shares: [80, 8, 9, 3] },
] as const

/** Seven risk profiles of a brand, each with its benchmark, the model portfolio that serves each, and the tactical range. */
export async function seedAdvice(
  req: PayloadRequest,
  { defaultLocale, name: brand }: Pick<Brand, 'defaultLocale' | 'name'>,
): Promise<void> {
  const text = words[defaultLocale]
  const of = (key: string, value: unknown): Where => ({ and: [{ brand: { equals: brand } }, { [key]: { equals: value } }] })
  const profiles: string[] = []
  for (const [index, returns] of returnsOf.entries()) {
    const level = index + 1
    const data = {
      name: text.levels[index],
      brand,
      level,
      benchmark: text.against[Math.floor(index / 2)],
      returns,
      factsheetUrl: `https://${brand}.example/factsheets/risk-${level}.pdf`,
    }
    profiles.push((await createOnce(req, { collection: 'risk-profiles', where: of('level', level), data })).id)
  }
  const named = [
    ...models.map((model) => ({ ...model, name: text.model(text.levels[model.level - 1] ?? ''), rebalance: 4 })),
    // Run by opinion, so looked at every month.
    ...tacticalModels.map((model) => ({ ...model, name: text.tactical(`${model.min}/${model.max}`), rebalance: 12 })),
  ]
  for (const { avg, level, max, min, name, rebalance, shares } of named) {
    const rows = shares.map((value, index) => ({ name: text.classes[index], value }))
    const data = { name, brand, profile: profiles[level - 1], min, max, avg, rebalance, data: rows }
    await createOnce(req, { collection: 'models', where: of('name', name), data })
  }
}
