import type { Field, UIFieldServerProps } from 'payload'
import { idOf } from '../../../collections/idOf'
import { moneySchema } from '../../../shared/domain/money'
import { formatMoney } from '../../../shared/format/money'
import { Content } from '../cells/Content'
import { Initials } from '../cells/Initials'
import { dayText } from '../cells/words'
import { figureOf, portraitOf } from '../data/records'
import { fill, plural } from '../texts/fill'
import { panelTexts } from '../texts/panelTexts'
import { recordWords } from '../texts/recordWords'

/** What the head of a record tells, by collection: fields as their cells write them. */
const told: Readonly<Record<string, readonly string[]>> = { accounts: ['active', 'portal'], portfolios: ['account', 'type'] }

/** Under the title of an account or a portfolio: its face, what it is, and what it is worth by its last figures. */
export async function RecordHead({ collectionSlug, data, i18n, payload, user }: UIFieldServerProps) {
  const slug = collectionSlug ?? ''
  const row = data as Readonly<Record<string, unknown> & { id?: string }>
  const names = told[slug]
  const config = payload.config.collections.find((each) => each.slug === slug)
  if (!names || !config || row.id === undefined) return null
  const { id } = row
  const { language } = panelTexts(i18n.language)
  const words = recordWords[language]
  const isAccount = slug === 'accounts'
  const client = isAccount ? idOf(row.client) : null
  const [figure, photo, portfolios] = await Promise.all([
    figureOf(payload, isAccount ? 'account' : 'portfolio', id),
    client === null ? null : portraitOf(payload, client),
    isAccount
      ? payload.count({ collection: 'portfolios', where: { account: { equals: id } }, overrideAccess: false, user: user ?? undefined })
      : null,
  ])
  const money = moneySchema.safeParse({ amount: figure?.value, currency: figure?.currency })
  const parts = [
    ...(portfolios ? [plural(words.portfolios, portfolios.totalDocs, language)] : []),
    ...(money.success && figure ? [fill(words.valueOn, { value: formatMoney(money.data, language), day: dayText(figure.asOf) })] : []),
  ]
  const fieldOf = (name: string) => config.flattenedFields.find((field) => field.name === name) as Field | undefined
  return (
    <p className="qs-recordhead">
      {isAccount && <Initials name={typeof row.name === 'string' ? row.name : ''} photo={photo} />}
      {names.map((name) => {
        const field = fieldOf(name)
        return (
          field && (
            <span key={name}>
              <Content payload={payload} language={i18n.language} slug={slug} field={field} value={row[name]} row={{ ...row, id }} />
            </span>
          )
        )
      })}
      {parts.length > 0 && <span className="qs-number">{parts.join(', ')}</span>}
    </p>
  )
}
