import { brands } from '../../cms/server/brands'
import { folderOfSource, type Settings, SettingsError, settingOfSource } from '../../cms/server/settings'
import { type Answer, type PortfolioIds, UpstreamError, type WealthProvider } from '../../cms/server/wealth/provider'
import { createStaticProvider } from '../../cms/server/wealth/static'
import type { FileProblem } from '../../cms/server/wealth/static/reading'
import { isoDate, type IsoDate, isoDateOf } from '../../shared/domain/dates'
import type { Money } from '../../shared/domain/money'
import type { Finding } from './finding'

const shownProblems = 20
const ask = { locale: 'en' } as const

/** The files of every source of kind `static`, read as the product reads them, and held against each other. */
export async function checkSourceFiles(settings: Settings): Promise<Finding[]> {
  try {
    const sources = [...brands().values()].flatMap((brand) => brand.sources.filter(({ kind }) => kind === 'static'))
    const findings = await Promise.all(
      sources.map(({ name }) => checkFilesOf({ source: name, folder: folderOfSource(settings, name), today: isoDateOf(new Date()) })),
    )
    return findings.flat()
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return error.problems.map((found) => ({
      what: 'Brand files',
      state: 'bad',
      found,
      remedy: 'Mend the file or the setting that it names',
    }))
  }
}

type SourceFiles = Readonly<{ source: string; folder: string; today: IsoDate }>

/** One finding for each fault, with its file, row and field, up to twenty. */
export async function checkFilesOf({ folder, source, today }: SourceFiles): Promise<Finding[]> {
  const problems = new Set<string>()
  const note = ({ file, reason, row }: FileProblem) => void problems.add(`${file}, ${row}: ${reason}`)
  const provider = createStaticProvider({
    source,
    folder,
    today: () => today,
    onProblem: note,
    onUnknown: ({ field, value }) => void problems.add(`${field}: "${value}" is none of our words`),
  })
  const accounts = await checkBook({ provider, problems, period: { from: isoDate('1900-01-01'), to: today } })

  const what = `Source ${source}`
  if (problems.size === 0) return [{ what, state: 'ok', found: `${folder} holds ${accounts} accounts without a fault` }]
  const remedy = `Mend the export (${settingOfSource(source)}_DIR); what a file has to hold: cms/server/wealth/static/files.md`
  const shown = [...problems].slice(0, shownProblems).map((found): Finding => ({ what, state: 'bad', found }))
  const left = problems.size - shown.length
  return [...shown, { what, state: 'bad', found: left > 0 ? `and ${left} more` : `${problems.size} in all`, remedy }]
}

type Check = Readonly<{ provider: WealthProvider; problems: Set<string>; period: { from: IsoDate; to: IsoDate } }>

/** Asks for everything that the list of accounts leads to. Returns how many accounts it names. */
async function checkBook(check: Check): Promise<number> {
  const { problems, provider } = check
  const list = (await answered(check, provider.getAccounts(ask))) ?? []
  for (const { externalId, portfolioCount, value } of list) {
    const account = await answered(check, provider.getAccount({ account: externalId }, ask))
    if (!account) continue
    same(problems, `data/accounts/${externalId}.json: value`, account.value, 'data/accounts.json', value)
    if (account.portfolios.length !== portfolioCount)
      problems.add(`data/accounts.json: portfolioCount of ${externalId} is not that of its file`)
    for (const portfolio of account.portfolios)
      await checkPortfolio(check, { account: externalId, portfolio: portfolio.externalId }, portfolio.value)
    await answered(check, provider.getPerformance({ account: externalId }, { ...ask, period: check.period }))
    const reports = await answered(check, provider.getDocuments({ account: externalId }, ask), { isNeeded: false })
    for (const report of reports ?? []) await attempt(check, provider.openDocument({ account: externalId }, report.externalId))
  }
  return list.length
}

async function checkPortfolio(check: Check, ids: PortfolioIds, value: Money): Promise<void> {
  const { period, problems, provider } = check
  const where = `data/portfolios/${ids.portfolio}`
  const holdings = await answered(check, provider.getHoldings(ids, ask))
  if (holdings) same(problems, `${where}/holdings.json: value`, holdings.value, 'the file of its account', value)
  await answered(check, provider.getTransactions(ids, { ...ask, period }))
  await answered(check, provider.getCharges(ids, { ...ask, period }))
  const performance = await answered(check, provider.getPerformance(ids, { ...ask, period }))
  const last = performance?.cumulative.at(-1)
  if (holdings && last?.date === holdings.asOf)
    same(problems, `${where}/performance.json: the last value`, last.portfolioValue, 'holdings.json', holdings.value)
}

function same(problems: Set<string>, what: string, value: Money, other: string, expected: Money): void {
  if (value.currency === expected.currency && Number(value.amount) === Number(expected.amount)) return
  problems.add(`${what} is ${value.amount} ${value.currency}, and ${expected.amount} ${expected.currency} in ${other}`)
}

const answered = async <T>(check: Check, asking: Promise<Answer<T>>, own: { isNeeded?: boolean } = {}): Promise<T | null> =>
  (await attempt(check, asking, own))?.data ?? null

/** The answer; null when there is none, which is a fault unless the file need not be there. */
async function attempt<T>({ problems }: Check, asking: Promise<T>, { isNeeded = true }: { isNeeded?: boolean } = {}): Promise<T | null> {
  try {
    return await asking
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    // Behind the source and the verb stand the file and what is wrong.
    if (isNeeded || error.kind !== 'not_found') problems.add(error.message.replace(/^\S+: (?:GET )?/, ''))
    return null
  }
}
