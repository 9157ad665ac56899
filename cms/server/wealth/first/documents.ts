import type { createAnswerChecks } from '../adapter/answerChecks'
import { assertPdf } from '../adapter/pdf'
import { type Dropped, mapRows } from '../adapter/rows'
import type { ReportUnknown } from '../adapter/words'
import { type ProviderFile, UpstreamError, type WealthProvider } from '../provider'
import { type FirstClient, type FirstFile, idOfOwner } from './client'
import { isOfAccount } from './ids'
import { mapDocument } from './map'
import * as schema from './schema'

type Needs = Readonly<{ source: string; client: FirstClient; checks: ReturnType<typeof createAnswerChecks>; report: ReportUnknown }>

/** Documents of the first API, and the reports that it makes itself. */
export function firstDocuments({
  checks,
  client,
  report,
  source,
}: Needs): Pick<WealthProvider, 'getDocuments' | 'openDocument' | 'openReport'> {
  const { answer, assertNotFuture, assertOwned, parse, sameId } = checks

  const fileOf = ({ bytes, mediaType, name, path }: FirstFile, otherwise: string): ProviderFile => {
    assertPdf(bytes, { path }, source)
    return { name: name ?? otherwise, mediaType, bytes }
  }

  return {
    getDocuments: async (ids) => {
      const id = idOfOwner(ids)
      const from = await client.documents(ids)
      const body = parse(schema.documentsSchema, from)
      sameId(id, body.id, from)
      const dropped: Dropped = { count: 0 }
      const documents = mapRows({
        rows: body.documents,
        schema: schema.documentSchema,
        map: (row) => {
          if (ids.portfolio === undefined) {
            assertOwned((owner) => owner === id, row.accountId, from.path)
            if (row.portfolioId != null) assertOwned((portfolio) => isOfAccount(portfolio, id), row.portfolioId, from.path)
          } else {
            assertOwned((portfolio) => portfolio === id, row.portfolioId, from.path)
          }
          if (row.date != null) assertNotFuture(row.date)
          return mapDocument(row, report)
        },
        keyOf: ({ documentPath }) => documentPath,
        dropped,
      })
      return answer(
        from,
        dropped,
        documents.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? '')),
      )
    },

    openDocument: async (ids, documentPath) => {
      if (!schema.documentPathSchema.safeParse(documentPath).success)
        throw new UpstreamError({
          source,
          kind: 'not_found',
          retryable: false,
          message: `${source}: not asked: no path of a document`,
        })
      return fileOf(await client.download(ids, documentPath), documentPath.split('/').at(-1) ?? '')
    },

    /** `/Pdf` is of one portfolio, `/Pdf/ClientPdf` of all that a client has. */
    openReport: async (ids, { period }) => fileOf(await client.report(ids, period), `${idOfOwner(ids)} ${period.to}.pdf`),
  }
}
