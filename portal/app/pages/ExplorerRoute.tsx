import { ExplorerPage } from '../../features/explorer/ExplorerPage'
import { useExplorerList } from '../../features/explorer/model/explorerList'
import { useText } from '../../lib/i18n/useText'
import { usePage } from '../../lib/page'

/** The funds explorer and, under the same path, the comparison of funds. */
export function ExplorerRoute() {
  const t = useText('explorer')
  const list = useExplorerList()
  usePage({ title: t(list.isComparing ? 'comparisonTitle' : 'title') })
  return <ExplorerPage list={list} />
}
