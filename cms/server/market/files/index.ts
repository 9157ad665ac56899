import Big from 'big.js'
import { toDecimal } from '../../wealth/adapter/figures'
import type { Feeds } from '../feeds'
import { findFunds } from '../findFunds'
import { daysWithin } from '../keptDays'
import { createFolderReader } from './readFiles'
import { fundsFileSchema, newsFileSchema, quotesFileSchema, ratesFileSchema, riskComparisonFileSchema } from './schema'
import type { RiskComparisonRow } from '../../../../shared/contracts/market/riskComparison'
import type { Answer } from '../../wealth/provider'

export type FileFeeds = Feeds & Readonly<{ getRiskComparison: () => Promise<Answer<readonly RiskComparisonRow[]>> }>

/** All five feeds from JSON files (README.md), and what a firm prints of its risk levels. `folders`: the first that has a file gives it. */
export function createFileFeeds(source: string, folders: readonly string[]): FileFeeds {
  const { fail, readBytes, readJson } = createFolderReader(source, folders)
  const funds = () => readJson('funds.json', fundsFileSchema)
  const fundOf = async (id: string) => {
    const { data, fetchedAt } = await funds()
    const fund = data.find((each) => each.id === id)
    if (!fund) throw fail('not_found', 'no such fund')
    return { fund, fetchedAt }
  }
  const whole = <T>(data: T, fetchedAt: Answer<T>['fetchedAt']): Answer<T> => ({ data, fetchedAt, dropped: 0 })
  const articles = async (locale: 'en' | 'is' | 'el') => {
    const { data, fetchedAt } = await readJson('news.json', newsFileSchema)
    return { list: (data[locale] ?? []).toSorted((a, b) => (a.published < b.published ? 1 : -1)), fetchedAt }
  }

  return {
    source,

    search: async (query) => {
      const { data, fetchedAt } = await funds()
      const asOf = data.map((fund) => fund.asOf).toSorted()[0]
      if (asOf === undefined) throw fail('not_found', 'no funds')
      return whole({ asOf, ...findFunds(data, query) }, fetchedAt)
    },
    getFund: async (id) => {
      const { fetchedAt, fund } = await fundOf(id)
      return whole(fund, fetchedAt)
    },
    openDocument: async (id, document) => {
      const { fund } = await fundOf(id)
      const named = fund.documents.find((each) => each.id === document)
      if (!named) throw fail('not_found', 'no such document')
      const bytes = await readBytes(`documents/${id}/${document}.pdf`)
      return { name: `${named.name}.pdf`, mediaType: 'application/pdf', bytes }
    },
    getQuotes: async (symbol, { period }) => {
      const { data, fetchedAt } = await readJson('quotes.json', quotesFileSchema)
      const found = Object.hasOwn(data, symbol) ? data[symbol] : undefined
      if (!found) throw fail('not_found', 'no such symbol')
      return whole({ ...found, symbol, days: daysWithin(found.days, period) }, fetchedAt)
    },
    getRates: async (from, to, period) => {
      const { data, fetchedAt } = await readJson('rates.json', ratesFileSchema)
      const days = data.flatMap(({ date, perEuro }) => {
        const [base, target] = [from, to].map((code) => (code === 'EUR' ? '1' : perEuro[code]))
        return base && target && new Big(base).gt(0) ? [{ date, rate: toDecimal(new Big(target).div(base), 9) }] : []
      })
      if (days.length === 0) throw fail('not_found', 'no rate for these currencies')
      return whole({ from, to, days: daysWithin(days, period) }, fetchedAt)
    },
    getArticles: async ({ locale, page, pageSize, tag }) => {
      const { fetchedAt, list } = await articles(locale)
      const found = list.filter(({ tags }) => tag === undefined || tags.includes(tag))
      return whole({ articles: found.slice((page - 1) * pageSize, page * pageSize), total: found.length }, fetchedAt)
    },
    getArticle: async (id, { locale }) => {
      const { fetchedAt, list } = await articles(locale)
      const article = list.find((each) => each.id === id)
      if (!article) throw fail('not_found', 'no such article')
      return whole(article, fetchedAt)
    },
    getRiskComparison: async () => {
      const { data, fetchedAt } = await readJson('riskComparison.json', riskComparisonFileSchema)
      return whole(data, fetchedAt)
    },
  }
}
