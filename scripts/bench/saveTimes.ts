import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { buildConfig, getPayload, type Payload, type SanitizedConfig } from 'payload'
import { median, timed } from './row'

/*
 * A program of its own, for `compareSaves`: saves a page many times, with our config or (`BENCH_SAVES=bare`) with Payload alone, and prints the median in
 * milliseconds as one line of JSON.
 */

const rounds = 60
const warm = 10

export type SaveTimes = Readonly<{ median: number }>

const url = process.env.DATABASE_URL ?? ''

/** The fields of a page that are saved here, and nothing of ours: no rule, no hook, no log. */
const bare = (): Promise<SanitizedConfig> =>
  buildConfig({
    secret: 'a secret of a measure, longer than needed',
    telemetry: false,
    typescript: { autoGenerate: false },
    db: url.startsWith('mongodb')
      ? mongooseAdapter({ url, ensureIndexes: true })
      : sqliteAdapter({ client: { url }, idType: 'uuid', blocksAsJSON: true, wal: true, busyTimeout: 5000 }),
    collections: [
      { slug: 'users', auth: true, fields: [] },
      {
        slug: 'pages',
        versions: { drafts: { validate: true }, maxPerDoc: 100 },
        fields: [
          ...['name', 'slug', 'brand', 'language', 'type', 'title'].map((name) => ({ name, type: 'text' as const, index: true })),
          ...['summary', 'description'].map((name) => ({ name, type: 'textarea' as const })),
          ...['hidden', 'protected', 'promoted'].map((name) => ({ name, type: 'checkbox' as const, defaultValue: false })),
          {
            name: 'views',
            type: 'array',
            fields: [
              { name: 'level', type: 'text' },
              {
                name: 'content',
                type: 'blocks',
                blocks: [{ slug: 'snippet', fields: [{ name: 'snippet', type: 'text', required: true }] }],
              },
            ],
          },
        ],
      },
    ],
  })

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
  const config = process.env.BENCH_SAVES === 'bare' ? bare() : (await import('../../payload.config')).default
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
