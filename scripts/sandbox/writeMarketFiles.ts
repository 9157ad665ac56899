import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createHouseFeeds } from '../../cms/server/market/house'
import { addMonths, isoDate } from '../../shared/domain/dates'
import { locales } from '../../shared/i18n/locales'
import { securities } from './book/securities'
import { startMarketSandbox } from './market'

/*
 * Writes the files that stand in for the market house in a demo, from its sandbox, as the adapter reads it: `npx tsx scripts/sandbox/writeMarketFiles.ts`.
 * As many as matter: a year of month ends, the closes of a month, ten articles a language.
 */

const today = isoDate('2026-06-30')
const folder = join(fileURLToPath(new URL('.', import.meta.url)), '../../cms/server/market/files/shipped')
const sandbox = await startMarketSandbox({ today, token: 'files' })
const house = createHouseFeeds({ source: 'files', baseUrl: sandbox.url, token: 'files', today: () => today })
const period = { from: addMonths(today, -1), to: today }
const write = (name: string, data: unknown) => writeFileSync(join(folder, name), `${JSON.stringify(data)}\n`)

mkdirSync(join(folder, 'documents'), { recursive: true })
const { data: found } = await house.search({ page: 1, pageSize: 100 })
const funds = []
for (const { id } of found.funds) {
  const { data } = await house.getFund(id, { locale: 'en' })
  funds.push({ ...data, history: data.history.slice(-13), documents: data.documents.filter(({ type }) => type === 'Factsheet') })
  const { bytes } = await house.openDocument(id, 'factsheet')
  mkdirSync(join(folder, 'documents', id), { recursive: true })
  writeFileSync(join(folder, 'documents', id, 'factsheet.pdf'), bytes)
}
write('funds.json', funds)

const quotes: Record<string, unknown> = {}
for (const { code } of securities) {
  const { symbol, ...rest } = (await house.getQuotes(code, { period })).data
  quotes[symbol] = rest
}
write('quotes.json', quotes)

const currencies = ['GBP', 'USD', 'ISK', 'CAD'] as const
const perEuro = await Promise.all(currencies.map(async (code) => (await house.getRates('EUR', code, period)).data.days))
write(
  'rates.json',
  (perEuro[0] ?? []).map(({ date }, day) => ({
    date,
    perEuro: Object.fromEntries(currencies.map((code, at) => [code, perEuro[at]?.[day]?.rate])),
  })),
)

const news = await Promise.all(
  locales.map(async (locale) => [locale, (await house.getArticles({ locale, page: 1, pageSize: 10 })).data.articles] as const),
)
write('news.json', Object.fromEntries(news))

await house.close()
await sandbox.close()
