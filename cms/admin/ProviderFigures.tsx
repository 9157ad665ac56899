import type { UIFieldServerProps } from 'payload'
import { label, labelOf } from '../../collections/labels/label'
import { idOf } from '../../collections/idOf'
import type { Figure } from '../../collections/payload-types'
import { portfolioTerms } from '../../collections/providerFields'
import { isoDateSchema } from '../../shared/domain/dates'
import { moneySchema } from '../../shared/domain/money'
import { ratio } from '../../shared/domain/ratio'
import { formatDate } from '../../shared/format/date'
import { formatMoney } from '../../shared/format/money'
import { formatPercent } from '../../shared/format/percent'
import type { Locale } from '../../shared/i18n/locales'
import { isHosted } from '../server/wealth/externalIdOf'
import { OnceButton } from './kit/OnceButton'
import { fill } from './texts/fill'
import { panelTexts } from './texts/panelTexts'

const texts = {
  en: {
    title: 'From the data provider',
    none: 'Nothing has come from the data provider yet.',
    rule: 'What is written in this form wins. Empty fields, the type {other} and a name that nobody changed follow the provider.',
    kept: 'this form wins',
    fetch: 'Fetch now',
    asked: 'Asked for: open this record again in a moment',
  },
  is: {
    title: 'Frá gagnaveitunni',
    none: 'Ekkert hefur enn borist frá gagnaveitunni.',
    rule: 'Það sem skráð er hér gengur fyrir. Auðir reitir, tegundin „{other}“ og heiti sem enginn hefur breytt fylgja gagnaveitunni.',
    kept: 'skráning hér gengur fyrir',
    fetch: 'Sækja núna',
    asked: 'Beðið um: opnaðu þessa færslu aftur eftir andartak',
  },
  el: {
    title: 'Από τον πάροχο δεδομένων',
    none: 'Δεν έχει ληφθεί ακόμη τίποτα από τον πάροχο δεδομένων.',
    rule: 'Ισχύουν όσα γράφονται σε αυτή τη φόρμα. Τα κενά πεδία, ο τύπος «{other}» και ένα όνομα που κανείς δεν άλλαξε ακολουθούν τον πάροχο.',
    kept: 'ισχύει η φόρμα',
    fetch: 'Λήψη τώρα',
    asked: 'Ζητήθηκε: ανοίξτε ξανά αυτή την εγγραφή σε λίγο',
  },
} as const

const rows = ['name', 'type', 'inception', 'objective', 'riskProfile', 'currency', 'value', 'asOf'] as const
const changes = ['change1d', 'change1m', 'changeYtd', 'change1y', 'change3y', 'change5y', 'changeAll'] as const
const editorFirst: readonly string[] = ['name', 'type', 'inception', 'objective', 'riskProfile']

/** A figure as figures stand everywhere: money with its sign, days as DD/MM/YYYY, and what the form chooses from in its words. */
function factOf(row: (typeof rows)[number], said: Figure, language: Locale): string {
  const text = String(said[row] ?? '')
  const [day, money] = [isoDateSchema.safeParse(text), moneySchema.safeParse({ amount: text, currency: said.currency })]
  if (row === 'value' && money.success) return formatMoney(money.data, language)
  if (row === 'type' || row === 'objective') return labelOf(`option.${row}.${text}`)?.[language] ?? text
  return (row === 'inception' || row === 'asOf') && day.success ? formatDate(day.data) : text
}

/** What the provider says of the account or portfolio of this form, and where the form wins over it. */
export async function ProviderFigures({ collectionSlug, i18n, id, payload, req }: UIFieldServerProps) {
  const { home, language } = panelTexts(i18n.language)
  const t = texts[language]
  if (!id) return null
  const isPortfolio = collectionSlug === 'portfolios'
  const { docs } = await payload.find({
    collection: 'figures',
    where: { subject: { equals: `${isPortfolio ? 'portfolio' : 'account'}/${id}` } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const [said] = docs
  const bare = { depth: 0, disableErrors: true, joins: false } as const
  const written = isPortfolio ? await payload.findByID({ ...bare, collection: 'portfolios', id, overrideAccess: false, req }) : null
  const accountId = isPortfolio ? written && idOf(written.account) : id
  const account = accountId ? await payload.findByID({ ...bare, collection: 'accounts', id: accountId, overrideAccess: false, req }) : null
  const fetchNow =
    account && (account.externalId || isHosted(account.source)) ? (
      <OnceButton
        path={`/api/panel/accounts/${account.id}/fetch`}
        words={{ act: t.fetch, asked: t.asked, failed: home.actionFailed }}
        about={account.name}
      />
    ) : null
  if (!said)
    return (
      <section className="field-type qs-facts">
        <p className="qs-none">{t.none}</p>
        {fetchNow}
      </section>
    )
  const shown = written
    ? portfolioTerms(written, {
        name: said.name ?? '',
        type: said.type ?? 'Other',
        inception: said.inception ?? null,
        objective: said.objective ?? null,
        riskProfile: said.riskProfile ?? null,
      })
    : null
  return (
    <section className="field-type qs-facts">
      <h2>{t.title}</h2>
      <dl>
        {rows.map((row) => {
          const value = said[row]
          if (value === null || value === undefined || value === '') return null
          const isKept = shown !== null && editorFirst.includes(row) && shown[row as keyof typeof shown] !== value
          return (
            <div key={row}>
              <dt>{label(`field.${row}`)[language]}</dt>
              <dd>
                {factOf(row, said, language)}
                {isKept ? ` (${t.kept})` : ''}
              </dd>
            </div>
          )
        })}
        {changes.map((change) => {
          const value = said[change]
          return typeof value === 'number' ? (
            <div key={change}>
              <dt>{label(`field.${change}`)[language]}</dt>
              <dd>{formatPercent(ratio(value), language, { signed: true })}</dd>
            </div>
          ) : null
        })}
      </dl>
      {isPortfolio && <p>{fill(t.rule, { other: label('option.type.Other')[language] })}</p>}
      {fetchNow}
    </section>
  )
}
