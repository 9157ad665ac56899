import { styled } from 'styled-components'
import { isoDateOf } from '../../../shared/domain/dates'
import { formatBytes } from '../../../shared/format/bytes'
import { formatDate, formatDay } from '../../../shared/format/date'
import { Badge } from '../../ui/Badge'
import { Cluster } from '../../ui/Cluster'
import { targetHeight } from '../../ui/mixins'
import { defineColumns } from '../../ui/table/defineColumns'
import { Narrow } from '../../ui/table/SubLine'
import { token } from '../../ui/tokens'
import { ReportDeeds } from './components/ReportDeeds'
import { documentUrl } from './documentUrl'
import type { ReportDocument } from './reportDocuments.read'

export type ReportFacts = Readonly<{
  timeZone: string
  /** Whether its reader has yet to open it. */
  isNew: (report: ReportDocument) => boolean
  onOpen: (report: ReportDocument) => void
}>

const Opener = styled.a`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  ${targetHeight}
`

/** Before anything is known of any report. */
export const awaitedFacts: ReportFacts = { timeZone: 'UTC', isNew: () => false, onOpen: () => undefined }

const madeOn = ({ createdAt }: ReportDocument) => isoDateOf(new Date(createdAt))

/** Reports that were made: the name opens one, the last column saves or deletes it. */
export const reportColumns = defineColumns<ReportDocument, never, ReportFacts>()('report', [
  { id: 'date', head: 'columnDate', format: 'date', value: madeOn, priority: 1, isMuted: true },
  {
    id: 'name',
    head: 'columnName',
    format: 'text',
    value: ({ name }) => name,
    isName: true,
    cell: (report, { facts: { isNew, onOpen }, t }) => (
      <Cluster as="span" $gap={`0 ${token('s-2')}`}>
        <Opener href={documentUrl(report.id, { isInline: true })} target="_blank" rel="noopener" onClick={() => onOpen(report)}>
          {report.name}
        </Opener>
        {isNew(report) && <Badge tone="accent">{t('new')}</Badge>}
      </Cluster>
    ),
    detail: (report, { facts: { timeZone }, locale, t }) => {
      const { correctsPublishedAt, filesize } = report
      const date = formatDate(madeOn(report))
      return (
        <>
          {correctsPublishedAt && t('corrects', { date: formatDay(correctsPublishedAt, timeZone) })}
          <Narrow>
            {correctsPublishedAt && <br />}
            {filesize ? t('fileInfo', { size: formatBytes(filesize, locale), date }) : t('fileInfoWithoutSize', { date })}
          </Narrow>
        </>
      )
    },
  },
  {
    id: 'size',
    head: 'columnSize',
    format: 'count',
    value: ({ filesize }) => filesize ?? null,
    cell: ({ filesize }, { locale }) => (filesize ? formatBytes(filesize, locale) : null),
    isOptional: true,
    isMuted: true,
    priority: 1,
  },
  {
    id: 'deeds',
    head: 'columnDownload',
    // A column of figures stands at the end of the line, as its buttons do.
    format: 'count',
    value: () => null,
    cell: (report, { facts: { onOpen } }) => <ReportDeeds document={report} onOpen={() => onOpen(report)} />,
    on: ['screen'],
  },
])
