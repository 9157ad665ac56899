import type { CollectionSlug } from 'payload'
import { type ReactNode } from 'react'
import { type Actor } from '../../../collections/access/rolesOf'
import type { CellName } from '../../../collections/cells/cell'
import { idOf } from '../../../collections/idOf'
import { label, labelOf } from '../../../collections/labels/label'
import type { Figure, Log } from '../../../collections/payload-types'
import { themeInputs } from '../../../shared/theme/inputs'
import { themeNameSchema } from '../../../shared/theme/themeSchemas'
import { textOfHtml } from '../../../shared/domain/textOfHtml'
import { navigationAudiences, navigationIcons as navigationIconNames } from '../../../shared/domain/navigation'
import { type CurrencyCode, currencyCodeSchema } from '../../../shared/domain/currency'
import { moneySchema } from '../../../shared/domain/money'
import { ratio } from '../../../shared/domain/ratio'
import { formatBytes } from '../../../shared/format/bytes'
import { formatMoney } from '../../../shared/format/money'
import { formatPercent } from '../../../shared/format/percent'
import { countryName } from '../../../shared/i18n/countries'
import { isCountryCode } from '../../../shared/i18n/countryCodes'
import { brands } from '../../server/brands'
import { isHosted } from '../../server/wealth/externalIdOf'
import { figureOf, isPublished, nameOf, pictureOf, portraitOf } from '../data/records'
import { navigationIcons } from '../designers/navigationIcons'
import { Sentence } from '../log/Sentence'
import { changeWords, collectionWords } from '../log/words'
import { hasWord } from '../texts/hasWord'
import { fileKind } from '../texts/fileKindWords'
import { roleWords } from '../texts/roleWords'
import { Initials } from './Initials'
import { StoredFile } from './StoredFile'
import { Two } from '../kit/Two'
import { dayText, type Given, Missing, Pill, Swatched } from './words'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const Person = ({ below, name, photo }: Readonly<{ below: ReactNode; name: string; photo: string | null }>) => (
  <span className="qs-who">
    <Initials name={name} photo={photo} />
    <Two below={below}>{name}</Two>
  </span>
)

/** An account by the face of its client. */
async function Account({ payload, row, texts, value }: Given) {
  const client = idOf(row.client)
  const below = text(row.externalId) || (isUnlinked(row) ? texts.cell.noExternalId : '')
  return <Person name={text(value)} below={below} photo={client === null ? null : await portraitOf(payload, client)} />
}

async function PersonWithEmail({ payload, row, value }: Given) {
  const photo = idOf(row.photo)
  return <Person name={text(value)} below={text(row.email)} photo={photo === null ? null : await pictureOf(payload, photo)} />
}

const isUnlinked = ({ externalId, source }: Given['row']): boolean => text(externalId) === '' && !isHosted(text(source))

const NotLinked = ({ texts }: Pick<Given, 'texts'>) => <Pill tone="wrong">{texts.cell.notLinked}</Pill>

const moneyText = (amount: unknown, currency: unknown, { language }: Given['texts']): string | null => {
  const money = moneySchema.safeParse({ amount, currency })
  return money.success ? formatMoney(money.data, language) : null
}

/** The value that the provider gave, with its day beneath; why there is none otherwise. */
async function Figures({ payload, row, slug, texts }: Given) {
  if (slug === 'accounts' && isUnlinked(row)) return <Two below={texts.cell.noExternalId}>{<NotLinked texts={texts} />}</Two>
  const figure = await figureOf(payload, slug === 'portfolios' ? 'portfolio' : 'account', row.id)
  return figure ? <Value figure={figure} texts={texts} /> : <span className="qs-none">{texts.cell.noFigures}</span>
}

function Value({ figure, texts }: Readonly<{ figure: Pick<Figure, 'value' | 'currency' | 'asOf'> }> & Pick<Given, 'texts'>) {
  const shown = moneyText(figure.value, figure.currency, texts)
  if (shown === null) return <Missing />
  return (
    <Two below={dayText(figure.asOf)}>
      <b className="qs-number">{shown}</b>
    </Two>
  )
}

const states: Readonly<Record<string, 'on' | 'wrong' | 'busy'>> = { done: 'on', sent: 'on', failed: 'wrong' }

/** In the gender of what the record is called. */
function Active({ slug, texts, value }: Given) {
  const key = value === true ? 'active' : 'inactive'
  return <Pill tone={value === true ? 'on' : 'off'}>{labelOf(`${slug}.${key}`, `field.${key}`)?.[texts.language]}</Pill>
}

function State({ field, texts, value }: Given) {
  const state = text(value)
  const words = labelOf(`option.${'name' in field ? field.name : 'state'}.${state}`, `option.state.${state}`)
  return <Pill tone={states[state] ?? 'busy'}>{words?.[texts.language] ?? state}</Pill>
}

/** A list shows what was saved last: of a draft it says whether readers have a former text meanwhile. */
async function Status({ payload, row, slug, texts, value }: Given) {
  if (value === 'published') return <Pill tone="on">{texts.cell.published}</Pill>
  if (await isPublished(payload, slug as CollectionSlug, row.id)) return <Pill tone="on">{texts.cell.draftWaiting}</Pill>
  return <Pill tone="off">{texts.cell.draft}</Pill>
}

function JobState({ row, texts }: Given) {
  if (row.hasError === true) return <Pill tone="wrong">{texts.cell.failed}</Pill>
  if (row.completedAt) return <Pill tone="on">{texts.cell.done}</Pill>
  return <Pill tone="busy">{row.processing === true ? texts.cell.running : texts.cell.waits}</Pill>
}

function Brand({ texts, value }: Given) {
  const brand = brands().get(text(value))
  if (!brand) return text(value) === '' ? <Missing /> : <>{text(value)}</>
  return <Swatched colours={themeInputs[brand.theme].accent}>{brand.displayName || texts.cell.standard}</Swatched>
}

/** What a line of the log adds: a brand as people call it, other words as they were written. The key of a session tells people nothing. */
function Detail(given: Given) {
  const detail = text(given.value)
  if (detail === '' || given.row.type === 'User logged in') return <Missing />
  return brands().has(detail) ? <Brand {...given} /> : <>{detail}</>
}

function Theme({ texts, value }: Given) {
  const theme = themeNameSchema.safeParse(value)
  if (!theme.success) return <Missing />
  return <Swatched colours={themeInputs[theme.data].accent}>{label(`option.theme.${theme.data}`)[texts.language]}</Swatched>
}

function Roles({ row, texts }: Given) {
  const person = row as unknown as Actor
  if (person.disabled) return <Pill tone="off">{texts.cell.disabled}</Pill>
  const words = roleWords(person, texts.language)
  if (words.length === 0) return <span className="qs-none">{texts.cell.noRole}</span>
  return (
    <span className="qs-names">
      {words.map((word) => (
        <span key={word}>{word}</span>
      ))}
    </span>
  )
}

/** The name of a portal by the part of its address that a record kept. */
async function PortalSlug({ value }: Given) {
  return text(value) === '' ? <Missing /> : <>/{text(value)}</>
}

/** Whose data provider it is, by the name that the brand's file has for it; what it is asked for beside figures. */
function Source({ texts, value }: Given) {
  const name = text(value)
  for (const { displayName, sources } of brands().values()) {
    const source = sources.find((each) => each.name === name)
    if (source) return source.purpose === 'main' ? <>{displayName}</> : <Two below={texts.cell[source.purpose]}>{displayName}</Two>
  }
  // Of a brand that is no longer here.
  return name === '' ? <Missing /> : <>{name}</>
}

/** Whom a message is for: a person, or each client of a group. */
async function Addressee({ payload, row, texts }: Given) {
  const [recipient, group] = [idOf(row.recipient), idOf(row.group)]
  const found =
    recipient !== null ? await nameOf(payload, 'users', recipient) : group !== null ? await nameOf(payload, 'groups', group) : null
  if (found === null) return <Missing />
  return recipient === null ? <Two below={texts.cell.group}>{found.name}</Two> : <>{found.name}</>
}

/** A line of the log as a sentence. */
async function Activity({ payload, row, texts }: Given) {
  const log = row as unknown as Log
  const [userId, recordId] = [idOf(log.user), log.recordId]
  const collection = payload.config.collections.find(({ slug }) => slug === log.collection)
  const [user, record] = await Promise.all([
    userId === null ? null : nameOf(payload, 'users', userId),
    recordId && collection ? nameOf(payload, collection.slug, recordId) : null,
  ])
  return <Sentence log={log} texts={texts} who={user?.name ?? null} record={record} />
}

/** For whom a link is shown: All when that is everybody. */
function audienceWords(value: unknown, { cell, language }: Given['texts']): string {
  const chosen = navigationAudiences.filter((audience) => [value].flat().includes(audience))
  if (chosen.length === navigationAudiences.length) return cell.all
  return chosen.map((audience) => label(`option.visible.${audience}`)[language]).join(', ') || cell.none
}

function LinkIcon({ name, texts }: Readonly<{ name: string }> & Pick<Given, 'texts'>) {
  const known = navigationIconNames.find((each) => each === name)
  if (known === undefined) return <Missing />
  const Sign = navigationIcons[known]
  return <Sign size={18} role="img" aria-label={label(`option.icon.${known}`)[texts.language]} />
}

/** A picture as it looks, with its kind and size beneath its name. */
function Picture({ row, texts, value }: Given) {
  const facts = [
    ...(typeof row.mimeType === 'string' ? [fileKind(row.mimeType, texts.language)] : []),
    ...(typeof row.filesize === 'number' ? [formatBytes(row.filesize, texts.language)] : []),
  ]
  return (
    <span className="qs-who">
      {/* The name stands beside it. */}
      {typeof row.url === 'string' && <img className="qs-thumb" src={row.url} alt="" width={36} height={36} loading="lazy" />}
      <Two below={facts.join(' · ')}>{text(value)}</Two>
    </span>
  )
}

/** Every cell that a collection may name. */
export const contents: Readonly<Record<CellName, (given: Given) => ReactNode | Promise<ReactNode>>> = {
  account: (given) => <Account {...given} />,
  person: (given) => <PersonWithEmail {...given} />,
  roles: (given) => <Roles {...given} />,
  link: ({ row, texts, value }) => (isUnlinked(row) ? <NotLinked texts={texts} /> : text(value)),
  active: (given) => <Active {...given} />,
  state: (given) => <State {...given} />,
  status: (given) => <Status {...given} />,
  figures: (given) => <Figures {...given} />,
  money: ({ row, texts, value }) => (
    <Value figure={{ value: text(value), currency: currencyOf(row), asOf: text(row.asOf) }} texts={texts} />
  ),
  reportingMoney: ({ row, texts, value }) => <>{moneyText(value, row.reportingCurrency, texts) ?? <Missing />}</>,
  ratio: ({ texts, value }) =>
    typeof value === 'number' ? (
      <span className="qs-number">{formatPercent(ratio(value), texts.language, { signed: true })}</span>
    ) : (
      <Missing />
    ),
  day: ({ value }) => <span className="qs-number">{dayText(value)}</span>,
  country: ({ texts, value }) => (isCountryCode(value) ? countryName(value, texts.language) : <Missing />),
  brand: (given) => <Brand {...given} />,
  theme: (given) => <Theme {...given} />,
  portalSlug: (given) => <PortalSlug {...given} />,
  source: (given) => <Source {...given} />,
  addressee: (given) => <Addressee {...given} />,
  activity: (given) => <Activity {...given} />,
  changes: ({ row, texts, value }) => changeWords(text(row.collection), value, texts.language).join(', ') || <Missing />,
  detail: (given) => <Detail {...given} />,
  collection: ({ texts, value }) => collectionWords(text(value), 'many', texts.language) || <Missing />,
  job: ({ texts, value }) => (hasWord(texts.jobs, value) ? texts.jobs[value] : <Missing />),
  jobState: (given) => <JobState {...given} />,
  audience: ({ texts, value }) => <>{audienceWords(value, texts)}</>,
  picture: (given) => <Picture {...given} />,
  file: ({ row, texts, value }) => (
    <StoredFile name={text(value)} file={{ filename: row.filename, filesize: row.filesize }} language={texts.language} />
  ),
  icon: ({ texts, value }) => <LinkIcon name={text(value)} texts={texts} />,
  words: ({ value }) =>
    textOfHtml(text(value))
      .split('\n\n')
      .map((paragraph, index) => <p key={index}>{paragraph}</p>),
  mail: ({ texts, value }) => (hasWord(texts.mails, value) ? texts.mails[value] : <Missing />),
}

function currencyOf(row: Given['row']): CurrencyCode | null {
  const currency = currencyCodeSchema.safeParse(row.currency)
  return currency.success ? currency.data : null
}
