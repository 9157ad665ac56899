import { badShape, type Dropped } from '../adapter/rows'
import { type OwnerIds, type ProviderDocument, UpstreamError, type WealthProvider } from '../provider'
import { isPortfolio } from './client'
import * as map from './map'
import type { Reading } from './reading'
import * as schema from './schema'

/** Documents of a client: the list `reports/client-<account>.json`, its PDF files in `reports/<account>/`. */
export function createReports({
  answer,
  assertNotFuture,
  client,
  parse,
  report,
  rowsOf,
  sameId,
  source,
}: Reading): Pick<WealthProvider, 'getDocuments' | 'openDocument'> {
  /** Throws `not_found` for a portfolio whose account is not known: lists are the accounts'. */
  const listOf = async (ids: OwnerIds) => {
    const { account } = ids
    if (account == null) throw notFound('the account of a portfolio is not known')
    const from = await client.reports(account)
    const body = parse(schema.reportsSchema, from)
    sameId(account, body.account, from)
    const dropped: Dropped = { count: 0 }
    const files = new Map<string, string>()
    const documents = rowsOf({
      from,
      list: 'reports',
      rows: body.reports,
      schema: schema.reportSchema,
      map: (row): ProviderDocument | null => {
        if (row.date != null) assertNotFuture(row.date)
        if (isPortfolio(ids) && row.portfolio !== ids.portfolio) return null
        files.set(row.id, row.file)
        return map.mapReport(row, report)
      },
      keyOf: ({ id }) => id,
      dropped,
    })
    return { account, documents, dropped, files, from }
  }

  const notFound = (reason: string): UpstreamError =>
    new UpstreamError({ source, kind: 'not_found', retryable: false, message: `${source}: not asked: ${reason}` })

  return {
    getDocuments: async (ids) => {
      const { documents, dropped, from } = await listOf(ids)
      // Those without a day come last.
      return answer(
        from,
        dropped,
        documents.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? '')),
      )
    },

    openDocument: async (ids, externalId) => {
      const { account, files } = await listOf(ids)
      const name = files.get(externalId)
      if (name === undefined) throw notFound('no document of that id')
      const bytes = await client.report(account, name)
      if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-')
        throw badShape(source, `reports/${account}/${name}`, 'no PDF by its first bytes')
      return { name, mediaType: 'application/pdf', bytes }
    },
  }
}
