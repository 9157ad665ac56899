import Bookmark from 'lucide-react/icons/bookmark'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ClientListView } from '../../../shared/contracts/clientViews'
import { useText } from '../../lib/i18n/useText'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { useToast } from '../../ui/ToastProvider'
import { useClientViews } from './clientViews.read'
import { ViewsPanel } from './components/ViewsPanel'
import { viewKey, viewOf, withView } from './model/viewAddress'

/** Filters and orders of the list of clients that the person saved: over the list, and opened by `?view=<id>`. */
export function ClientViews() {
  const t = useText('clientViews')
  const [isOpen, setOpen] = useState(false)
  const show = useViewOfAddress()
  return (
    <>
      <Button icon={Bookmark} aria-haspopup="dialog" onPress={() => setOpen(true)}>
        {t('button')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('title')} width="34rem">
        <ViewsPanel
          onShow={(view) => {
            show(view)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      </Dialog>
    </>
  )
}

/** Shows the view that the address names, or the default one where it asks for nothing. Gives the way to show another. */
function useViewOfAddress() {
  const t = useText('clientViews')
  const toast = useToast()
  const [search, setSearch] = useSearchParams()
  const { data } = useClientViews()
  /** Whoever comes to the plain list gets the default, once: clearing the filters afterwards means all clients. */
  const mayDefault = useRef(search.size === 0)
  const asked = search.get(viewKey)

  useEffect(() => {
    if (!data) return
    const wanted =
      asked === null
        ? mayDefault.current && search.size === 0 && data.views.find(({ isDefault }) => isDefault)
        : data.views.find(({ id }) => id === asked)
    mayDefault.current = false
    if (wanted) setSearch((before) => withView(before, wanted.view), { replace: true, preventScrollReset: true })
    else if (asked !== null) {
      toast(t('unknown'), { tone: 'error' })
      setSearch((before) => withView(before, viewOf(before)), { replace: true, preventScrollReset: true })
    }
  }, [asked, data, search, setSearch, t, toast])

  return (view: ClientListView) => setSearch((before) => withView(before, view), { preventScrollReset: true })
}
