import type { DefaultServerCellComponentProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { isNumeric } from '../../../collections/cells/cell'
import { Content } from './Content'
import { CellLink } from './CellLink'

/** A cell of any list of the panel. `custom: cell(…)` of its field, or its type, says how the value reads. */
export function Cell(props: DefaultServerCellComponentProps & Readonly<{ viewType?: string }>) {
  const { collectionSlug, field, i18n, link, linkURL, payload, rowData, viewType } = props
  const row = rowData as Record<string, unknown> & { id: string }
  const content = (
    <Content payload={payload} language={i18n.language} slug={collectionSlug} field={field} value={props.cellData as unknown} row={row} />
  )
  if (!link) return <div className={isNumeric(field) ? 'qs-cell qs-cell--number' : 'qs-cell'}>{content}</div>
  const path = `/collections/${collectionSlug}${viewType === 'trash' ? '/trash' : ''}/${encodeURIComponent(row.id)}` as const
  const href = linkURL ?? formatAdminURL({ adminRoute: payload.config.routes.admin, path })
  return (
    <CellLink href={href} collectionSlug={collectionSlug} row={{ id: row.id }}>
      {content}
    </CellLink>
  )
}
