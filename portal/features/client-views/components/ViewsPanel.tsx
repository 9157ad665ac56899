import Pencil from 'lucide-react/icons/pencil'
import Save from 'lucide-react/icons/save'
import Star from 'lucide-react/icons/star'
import StarOff from 'lucide-react/icons/star-off'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { type ClientListView, type ClientView, mostClientViews } from '../../../../shared/contracts/clientViews'
import { defaultClientSort } from '../../../../shared/domain/clientOrder'
import { type Text as TextOf, useText } from '../../../lib/i18n/useText'
import { Badge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import { IconButton } from '../../../ui/IconButton'
import { LinkButton } from '../../../ui/LinkButton'
import { Notice } from '../../../ui/Notice'
import { RowsSkeleton } from '../../../ui/RowsSkeleton'
import { Stack } from '../../../ui/Stack'
import { Text } from '../../../ui/Text'
import { token } from '../../../ui/tokens'
import { DataCard } from '../../../wealth/DataCard'
import { useClientViews } from '../clientViews.read'
import { useChangeClientView, useRemoveClientView, useSaveClientView } from '../clientViews.write'
import { isSameView, viewOf } from '../model/viewAddress'
import { ViewForm } from './ViewForm'

const Rows = styled.ul`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token('s-1')} ${token('s-3')};
    padding-block: ${token('s-2')};
    border-block-start: 1px solid ${token('hairline')};
  }

  > li:first-child {
    border-block-start: 0;
  }
`

const Name = styled.div`
  display: grid;
  justify-items: start;
  overflow-wrap: anywhere;
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
`

/** What was done, in the dialogue itself: a toast stands outside of what a modal lets people reach. */
type Said = Readonly<{ title: string; isFailure?: boolean; onUndo?: () => void }>

interface ViewsPanelProps {
  onShow: (view: ClientListView) => void
  onClose: () => void
}

/** The saved views, each with what can be done with it, and the form that saves what the list shows now. */
export function ViewsPanel({ onClose, onShow }: ViewsPanelProps) {
  const t = useText('clientViews')
  const [search] = useSearchParams()
  const shown = viewOf(search)
  const [renamed, setRenamed] = useState<string | null>(null)
  const [said, setSaid] = useState<Said | null>(null)
  return (
    <DataCard read={useClientViews()} t={t} frame="none" level={3} skeleton={<RowsSkeleton count={2} />}>
      {({ views }) => (
        <Stack $gap={5}>
          <div role="status">
            {said && (
              <Notice
                tone={said.isFailure ? 'error' : 'info'}
                title={said.title}
                action={
                  said.onUndo && (
                    <Button size="s" onPress={said.onUndo}>
                      {t('undo')}
                    </Button>
                  )
                }
              />
            )}
          </div>
          {views.length === 0 ? (
            <Text as="p" $muted>
              {t('none')}
            </Text>
          ) : (
            <Rows aria-label={t('list')}>
              {views.map((one) => (
                <li key={one.id}>
                  {renamed === one.id ? (
                    <ViewForm views={views} renames={one} onDone={() => setRenamed(null)} />
                  ) : (
                    <ViewRow one={one} shown={shown} onShow={onShow} onRename={() => setRenamed(one.id)} onSaid={setSaid} />
                  )}
                </li>
              ))}
            </Rows>
          )}
          {views.length < mostClientViews ? (
            <section aria-labelledby="save-view">
              <Stack $gap={3}>
                <div>
                  <h3 id="save-view">{t('saveTitle')}</h3>
                  <Text as="p" $muted>
                    <Described view={shown} />
                  </Text>
                </div>
                <ViewForm views={views} saves={shown} onDone={onClose} />
              </Stack>
            </section>
          ) : (
            <Text as="p" $muted>
              {t('tooMany', { most: mostClientViews })}
            </Text>
          )}
        </Stack>
      )}
    </DataCard>
  )
}

interface ViewRowProps {
  one: ClientView
  /** By the list, now. */
  shown: ClientListView
  onShow: (view: ClientListView) => void
  onRename: () => void
  onSaid: (said: Said | null) => void
}

function ViewRow({ onRename, onSaid, onShow, one, shown }: ViewRowProps) {
  const { id, isDefault, name, view } = one
  const t = useText('clientViews')
  const change = useChangeClientView()
  const remove = useRemoveClientView()
  const restore = useSaveClientView()
  const isShown = isSameView(view, shown)
  const attempt = async (what: () => Promise<unknown>) => {
    onSaid(null)
    try {
      await what()
      return true
    } catch {
      onSaid({ title: t('failed'), isFailure: true })
      return false
    }
  }
  const handleRemove = async () => {
    if (!(await attempt(() => remove.save(null, id)))) return
    const bringBack = () => void attempt(() => restore.save({ name, view, isDefault }))
    onSaid({ title: t('removed', { name }), onUndo: bringBack })
  }
  const handleReplace = async () => {
    if (await attempt(() => change.save({ view: shown }, id))) onSaid({ title: t('replaced', { name }) })
  }
  return (
    <>
      <Name>
        <LinkButton onPress={() => onShow(view)}>{name}</LinkButton>
        <Text $role="small" $muted>
          <Described view={view} />
        </Text>
        {(isDefault || isShown) && (
          <span>
            {isDefault && <Badge>{t('isDefault')}</Badge>} {isShown && <Badge>{t('current')}</Badge>}
          </span>
        )}
      </Name>
      <Tools>
        <IconButton
          writes
          icon={isDefault ? StarOff : Star}
          label={t(isDefault ? 'noDefault' : 'makeDefault', { name })}
          onPress={() => void attempt(() => change.save({ isDefault: !isDefault }, id))}
        />
        <IconButton writes icon={Save} label={t('replace', { name })} isDisabled={isShown} onPress={() => void handleReplace()} />
        <IconButton writes icon={Pencil} label={t('rename', { name })} onPress={onRename} />
        <IconButton writes icon={Trash2} label={t('remove', { name })} onPress={() => void handleRemove()} />
      </Tools>
    </>
  )
}

/** What a view filters and sorts by, in words. */
function Described({ view }: Readonly<{ view: ClientListView }>) {
  const t = useText('clientViews')
  const common = useText('common')
  return describe(view, t, common)
}

function describe(
  { group, hideUnlinked, letter, q, sort, type }: ClientListView,
  t: TextOf<'clientViews'>,
  common: TextOf<'common'>,
): string {
  const filters = [
    q && t('searchIs', { words: q }),
    type && common(`portfolioTypeShort.${type}`),
    letter && t('letterIs', { letter }),
    // Its name is the list's to know, which need not be here yet.
    group && t('oneGroup'),
    hideUnlinked && t('unlinkedHidden'),
  ].filter(Boolean)
  const column = sort.replace(/^-/, '') as Exclude<typeof sort, `-${string}`>
  const order = sort !== defaultClientSort && t('order', { column: t(`column.${column}`), descending: sort.startsWith('-') ? 'yes' : 'no' })
  return [...(filters.length > 0 ? filters : [t('everything')]), order].filter(Boolean).join(', ')
}
