import { getTranslation } from '@payloadcms/translations'
import type { ListViewClientProps, ListViewServerProps } from 'payload'
import { labelOf } from '../../../collections/labels/label'
import { brandOfList } from '../data/brandOfLists'
import { BrandLine } from '../frame/BrandLine'
import { panelTexts } from '../texts/panelTexts'
import { plural } from '../texts/fill'
import { ListFrame } from './ListFrame'

type Props = ListViewClientProps & ListViewServerProps

/** The list of every collection: how many there are, what they are for, and the first step where there are none. Words: `list.<slug>.…` of the labels. */
export async function CollectionList(props: Props) {
  const { collectionConfig, data, i18n, payload, searchParams, user } = props
  const { slug } = collectionConfig
  const texts = panelTexts(i18n.language)
  const { language, list } = texts
  const isNarrowed = Boolean(searchParams?.search ?? searchParams?.where)
  const isTrash = props.viewType === 'trash'
  const narrowed = await brandOfList(payload, user, slug)
  const total: number = isNarrowed
    ? (
        await payload.count({
          collection: slug,
          ...(isTrash ? { trash: true } : {}),
          where: { and: [...(isTrash ? [{ deletedAt: { exists: true } }] : []), ...(narrowed?.scope ? [narrowed.scope] : [])] },
          overrideAccess: false,
          user: user ?? undefined,
        })
      ).totalDocs
    : Number(data.totalDocs)
  const word = (key: string): string | undefined => labelOf(`list.${slug}.${key}`)?.[language]
  const [one, other, none] = [word('one'), word('other'), word('none')]
  const heading = getTranslation(collectionConfig.labels.plural, i18n)
  const title = isTrash
    ? `${list.trash}: ${heading}`
    : total === 0
      ? (none ?? heading)
      : one && other
        ? plural({ one, other }, total, language)
        : heading
  return (
    <ListFrame
      // Another brand's list is another one: what was chosen in the former is not taken along.
      key={narrowed?.brand.name}
      ofBrand={narrowed?.scope ? narrowed.brand.name : null}
      brandLine={narrowed && <BrandLine brand={narrowed.brand} isShared={narrowed.scope === null} texts={texts} />}
      AfterList={props.AfterList}
      AfterListTable={props.AfterListTable}
      BeforeList={props.BeforeList}
      BeforeListTable={props.BeforeListTable}
      beforeActions={props.beforeActions}
      collectionSlug={slug}
      columnState={props.columnState}
      disableBulkDelete={props.disableBulkDelete}
      disableBulkEdit={props.disableBulkEdit}
      disableQueryPresets={props.disableQueryPresets}
      enableRowSelections={props.enableRowSelections}
      hasCreatePermission={props.hasCreatePermission}
      hasDeletePermission={props.hasDeletePermission}
      hasTrashPermission={props.hasTrashPermission}
      listMenuItems={props.listMenuItems}
      newDocumentURL={props.newDocumentURL}
      queryPreset={props.queryPreset}
      queryPresetPermissions={props.queryPresetPermissions}
      renderedFilters={props.renderedFilters}
      resolvedFilterOptions={props.resolvedFilterOptions}
      Table={props.Table}
      viewType={props.viewType}
      words={{
        title,
        purpose: isTrash ? list.aboutTrash : (word('purpose') ?? ''),
        when: isTrash ? '' : (word('when') ?? ''),
        add: word('add') ?? null,
        none: isTrash ? list.emptyTrash : (none ?? heading),
        nothingMatches: list.nothingMatches,
        loosen: list.loosen,
        clear: list.clear,
        back: list.back,
      }}
      isEmpty={total === 0}
      total={total}
    />
  )
}
