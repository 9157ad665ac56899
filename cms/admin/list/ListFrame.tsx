'use client'

import { getTranslation } from '@payloadcms/translations'
import {
  Button,
  Gutter,
  Link,
  ListControls,
  ListHeader,
  PageControls,
  RelationshipProvider,
  SelectionProvider,
  SelectMany,
  TableColumnsProvider,
  useConfig,
  useListDrawerContext,
  useListQuery,
  useModal,
  useStepNav,
  useTranslation,
} from '@payloadcms/ui'
import { Trash2 } from 'lucide-react'
import type { ClientCollectionConfig, ListViewClientProps } from 'payload'
import { type ReactNode, useEffect } from 'react'
import { listWords } from '../texts/listWords'
import { useWords } from '../texts/useWords'
import { BulkBar } from './BulkBar'
import { ExportCsv } from './ExportCsv'
import { FilterChips } from './FilterChips'
import { listActions } from './listActions'
import { SavedViews } from './SavedViews'

export type ListWords = Readonly<{
  title: string
  purpose: string
  /** What brings the first record of those that the server makes; empty where people add them. */
  when: string
  /** The first step; null where nobody adds records by hand. */
  add: string | null
  none: string
  nothingMatches: string
  loosen: string
  clear: string
  /** From the trash to the list. */
  back: string
}>

type Props = ListViewClientProps &
  Readonly<{
    words: ListWords
    isEmpty: boolean
    total: number
    /** The brand whose records alone are shown; null where none are left out. */
    ofBrand: string | null
    /** What the list says of the chosen brand; null where none is. */
    brandLine: ReactNode
  }>

/** The hint of the search names top fields alone: what is searched in a related record, `account.searchName`, is named by the relation. */
const searchedByRelation = (config: ClientCollectionConfig): ClientCollectionConfig => {
  const searched = config.admin.listSearchableFields?.map((path) => path.split('.', 1)[0] ?? path)
  return searched ? { ...config, admin: { ...config.admin, listSearchableFields: searched } } : config
}

/**
 * Payload's list with our header and our empty states. The parts between are Payload's own, in the order of its `DefaultListView`, which
 * offers no place for either.
 */
export function ListFrame(props: Props) {
  const { collectionSlug, columnState, enableRowSelections, hasCreatePermission, isEmpty, newDocumentURL, ofBrand, viewType, words } = props
  const { createNewDrawerSlug, isInDrawer, onBulkSelect, allowCreate } = useListDrawerContext()
  const { getEntityConfig } = useConfig()
  const { data, isGroupingBy, query } = useListQuery()
  const { words: list } = useWords(listWords)
  const { openModal } = useModal()
  const { i18n, t } = useTranslation()
  const { setStepNav } = useStepNav()
  const config = getEntityConfig({ collectionSlug })
  const plural = getTranslation(config.labels.plural, i18n)
  const isTrash = viewType === 'trash'
  const search = typeof query.search === 'string' ? query.search : ''
  const base = `/admin/collections/${collectionSlug}`
  const FirstStep = isTrash ? undefined : listActions[collectionSlug]
  const mayAdd = hasCreatePermission && (allowCreate ?? true) && words.add !== null && !isTrash
  useEffect(() => {
    if (!isInDrawer) setStepNav([{ label: plural, ...(isTrash ? { url: base } : {}) }, ...(isTrash ? [{ label: t('general:trash') }] : [])])
  }, [base, isInDrawer, isTrash, plural, setStepNav, t])

  const add = isInDrawer ? (
    <Button margin={false} onClick={() => createNewDrawerSlug && openModal(createNewDrawerSlug)}>
      {words.add}
    </Button>
  ) : (
    <Button margin={false} el="link" to={newDocumentURL}>
      {words.add}
    </Button>
  )
  const selection = {
    collectionConfig: config,
    disableBulkDelete: props.disableBulkDelete,
    disableBulkEdit: props.disableBulkEdit,
    hasDeletePermission: props.hasDeletePermission,
    hasTrashPermission: props.hasTrashPermission,
    label: plural,
    showSelectAllAcrossPages: !isGroupingBy,
    viewType,
  }
  const selectMany =
    enableRowSelections && typeof onBulkSelect === 'function'
      ? [...(props.beforeActions ?? []), <SelectMany key="select-many" onClick={onBulkSelect} />]
      : props.beforeActions
  const docs = data?.docs ?? []
  const hasRows = docs.length > 0
  // A list in a drawer stands on a page that has its main part already.
  const Page = isInDrawer ? 'div' : 'main'
  return (
    <TableColumnsProvider collectionSlug={collectionSlug} columnState={columnState}>
      <Page className={`collection-list collection-list--${collectionSlug}${isTrash ? ' qs-intrash' : ''}`}>
        <SelectionProvider docs={docs} totalDocs={data?.totalDocs ?? 0}>
          {props.BeforeList}
          <Gutter className="collection-list__wrap">
            {isInDrawer ? (
              <ListHeader
                {...selection}
                hasCreatePermission={hasCreatePermission}
                i18n={i18n}
                newDocumentURL={newDocumentURL}
                isBulkUploadEnabled={false}
                openBulkUpload={() => undefined}
                smallBreak={false}
              />
            ) : (
              <header className="qs-listhead">
                <div>
                  <h1>{words.title}</h1>
                  {props.brandLine}
                  {words.purpose !== '' && !(isTrash && isEmpty) && <p>{words.purpose}</p>}
                </div>
                <div className="qs-actions">
                  {config.trash && !isTrash && (
                    <Link className="qs-trashlink" href={`${base}/trash`} prefetch={false}>
                      <Trash2 aria-hidden="true" />
                      {t('general:trash')}
                    </Link>
                  )}
                  {hasRows && <ExportCsv slug={config.slug} isTrash={isTrash} ofBrand={ofBrand} />}
                  {mayAdd && !isEmpty && add}
                  {FirstStep && !isEmpty && <FirstStep />}
                </div>
              </header>
            )}
            {!isInDrawer && !isTrash && !isEmpty && <SavedViews slug={collectionSlug} total={props.total} ofBrand={ofBrand} />}
            {(!isEmpty || isInDrawer) && (
              <ListControls
                beforeActions={selectMany}
                collectionConfig={searchedByRelation(config)}
                collectionSlug={collectionSlug}
                disableQueryPresets={config.enableQueryPresets !== true || props.disableQueryPresets}
                listMenuItems={props.listMenuItems}
                queryPreset={props.queryPreset}
                queryPresetPermissions={props.queryPresetPermissions}
                renderedFilters={props.renderedFilters}
                resolvedFilterOptions={props.resolvedFilterOptions}
              />
            )}
            {!isInDrawer && <FilterChips slug={config.slug} />}
            {!isInDrawer && hasRows && !isGroupingBy && <BulkBar slug={config.slug} isTrash={isTrash} ofBrand={ofBrand} />}
            {props.BeforeListTable}
            {hasRows ? (
              <div className="collection-list__tables">
                <RelationshipProvider>{props.Table}</RelationshipProvider>
              </div>
            ) : (
              <div className="qs-empty">
                <h2>{isEmpty ? words.none : words.nothingMatches}</h2>
                <p>{isEmpty ? words.purpose : words.loosen}</p>
                {isEmpty && words.when !== '' && <p>{words.when}</p>}
                {isEmpty && mayAdd && add}
                {isEmpty && FirstStep && !isInDrawer && <FirstStep />}
                {!isEmpty && !isInDrawer && (
                  <Button margin={false} buttonStyle="secondary" el="anchor" url={isTrash ? `${base}/trash` : base}>
                    {words.clear}
                  </Button>
                )}
                {!isEmpty && !isInDrawer && !isTrash && config.trash && search !== '' && (
                  <Button margin={false} buttonStyle="secondary" el="link" to={`${base}/trash?search=${encodeURIComponent(search)}`}>
                    {list.searchTrash}
                  </Button>
                )}
                {isEmpty && isTrash && (
                  <Button margin={false} buttonStyle="secondary" el="link" to={base}>
                    {words.back}
                  </Button>
                )}
              </div>
            )}
            {props.AfterListTable}
            {hasRows && !isGroupingBy && <PageControls collectionConfig={config} />}
          </Gutter>
          {props.AfterList}
        </SelectionProvider>
      </Page>
    </TableColumnsProvider>
  )
}
