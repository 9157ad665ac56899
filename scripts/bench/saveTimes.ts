import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { buildConfig, type Field, getPayload, type Payload, type SanitizedConfig } from 'payload'
import { median, timed } from './row'

/*
 * A program of its own, for `compareSaves`: saves a page many times, with our config or (`BENCH_SAVES=bare`) with Payload alone, and prints the median in
 * milliseconds as one line of JSON.
 */

const rounds = 60
const warm = 10

export type SaveTimes = Readonly<{ median: number }>

const url = process.env.DATABASE_URL ?? ''

type Bare = Readonly<Record<string, unknown>>

/** What of a field makes its columns and its value; no rule, no hook, no word and no component of ours. */
const kept = [
  'name',
  'type',
  'fields',
  'tabs',
  'blocks',
  'slug',
  'options',
  'relationTo',
  'hasMany',
  'index',
  'localized',
  'defaultValue',
  'virtual',
  'on',
  'collection',
]

/** Fields as Payload alone has them. */
const bareFields = (fields: readonly unknown[]): Field[] =>
  fields.filter((field) => (field as Bare).type !== 'ui').map((field) => bareField(field as Bare)) as unknown as Field[]

function bareField(field: Bare): Bare {
  const own = Object.fromEntries(kept.flatMap((key) => (field[key] === undefined ? [] : [[key, field[key]]])))
  const nested = ['fields', 'tabs', 'blocks'].filter((key) => Array.isArray(own[key]))
  return { ...own, ...Object.fromEntries(nested.map((key) => [key, bareFields(own[key] as unknown[])])) }
}

/** Pages with their fields in Payload alone, with drafts and versions: no rule, no hook, no log. */
async function bare(): Promise<SanitizedConfig> {
  const [{ default: whole }, { Pages }, { editor }] = await Promise.all([
    import('../../payload.config'),
    import('../../collections/Pages'),
    import('../../collections/fields/richText'),
  ])
  const { collections } = await whole
  return buildConfig({
    secret: 'a secret of a measure, longer than needed',
    telemetry: false,
    typescript: { autoGenerate: false },
    editor,
    db: url.startsWith('mongodb')
      ? mongooseAdapter({ url, ensureIndexes: true })
      : sqliteAdapter({ client: { url }, idType: 'uuid', blocksAsJSON: true, wal: true, busyTimeout: 5000 }),
    collections: [
      // What a page may name has to be there, as little of it as goes.
      ...collections
        .filter(({ slug }) => slug !== 'pages' && !slug.startsWith('payload-'))
        .map(({ slug }) => ({ slug, fields: [{ name: 'name', type: 'text' as const }], ...(slug === 'users' ? { auth: true } : {}) })),
      { slug: 'pages', versions: { drafts: { validate: true }, maxPerDoc: 100 }, fields: bareFields(Pages.fields) },
    ],
  })
}

const page = {
  name: 'Our charges',
  slug: 'charges-of-a-measure',
  brand: 'akta',
  language: 'en',
  type: 'Landing',
  title: 'What you pay us',
  summary: 'Once a year.',
  views: [{ level: 'public', content: [{ blockType: 'snippet', snippet: 'firm' }] }],
  _status: 'published',
}

async function main(): Promise<void> {
  const config = process.env.BENCH_SAVES === 'bare' ? await bare() : (await import('../../payload.config')).default
  const payload: Payload = await getPayload({ config, key: 'saves', cron: false })
  // rights: a measure of the database; there is nobody to ask.
  const made = await payload.create({ collection: 'pages', data: page as never, depth: 0, overrideAccess: true })
  const times: number[] = []
  for (let round = 0; round < rounds + warm; round += 1) {
    const data = { summary: `What you pay us, for the ${round}th time.`, _status: 'published' } as const
    // rights: as above.
    const taken = await timed(() => payload.update({ collection: 'pages', id: made.id, data, depth: 0, overrideAccess: true }))
    if (round >= warm) times.push(taken)
  }
  process.stdout.write(`\n${JSON.stringify({ median: median(times) } satisfies SaveTimes)}\n`)
  await payload.destroy()
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exit(1)
  },
)
