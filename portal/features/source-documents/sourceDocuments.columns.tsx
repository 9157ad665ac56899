import Download from 'lucide-react/icons/download'
import { styled } from 'styled-components'
import type { SourceDocument } from '../../../shared/contracts/wealth/sourceDocuments'
import { formatDate } from '../../../shared/format/date'
import { IconLink } from '../../ui/IconLink'
import { targetHeight } from '../../ui/mixins'
import { defineColumns } from '../../ui/table/defineColumns'
import { Narrow } from '../../ui/table/SubLine'
import { kindOf } from './model/kindOf'
import { type DocumentsOf, sourceDocumentUrl } from './sourceDocuments.read'

type Facts = Readonly<{ of: DocumentsOf }>

const Opener = styled.a`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  ${targetHeight}
`

const AtEnd = styled.span`
  display: flex;
  justify-content: flex-end;
`

/** Documents that the data provider keeps: the name opens one, the last column saves it. */
export const sourceDocumentColumns = defineColumns<SourceDocument, never, Facts>()('sourceDocuments', [
  {
    id: 'date',
    head: 'columnDate',
    format: 'date',
    value: (row) => row.date,
    missing: (_, { t }) => t('noDate'),
    sort: 'descending',
    priority: 1,
    isMuted: true,
  },
  {
    id: 'name',
    head: 'columnName',
    format: 'text',
    value: (row) => row.name,
    isName: true,
    sort: 'ascending',
    cell: ({ id, name }, { facts: { of } }) => (
      <Opener href={sourceDocumentUrl(of, id, { isInline: true })} target="_blank" rel="noopener">
        {name}
      </Opener>
    ),
    detail: (row, { facts: { of }, t }) => {
      const about = 'accountId' in of ? (row.portfolio?.name ?? t('wholeAccount')) : null
      return (
        <>
          {about}
          <Narrow>
            {about && ', '}
            {[kindOf(row, t), row.date && formatDate(row.date)].filter(Boolean).join(', ')}
          </Narrow>
        </>
      )
    },
  },
  { id: 'kind', head: 'columnKind', format: 'text', value: (row, { t }) => kindOf(row, t), sort: 'ascending', priority: 1 },
  {
    id: 'download',
    head: 'columnDownload',
    // A column of figures stands at the end of the line, as its buttons do.
    format: 'count',
    value: () => null,
    cell: ({ id, name }, { facts: { of }, t }) => (
      <AtEnd>
        <IconLink icon={Download} label={t('downloadNamed', { name })} href={sourceDocumentUrl(of, id)} />
      </AtEnd>
    ),
    on: ['screen'],
  },
])
