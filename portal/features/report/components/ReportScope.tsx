import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useText } from '../../../lib/i18n/useText'
import { LateOpening } from '../../../ui/LateOpening'
import { lazyPart } from '../../../ui/lazyPart'
import { useToast } from '../../../ui/ToastProvider'
import { isSettled } from '../model/progress'
import { type ReportRun, useReport } from '../model/useReport'

const ReportDialog = lazyPart(() => import('../order/ReportDialog'), 'ReportDialog', {
  texts: ['report', 'reportOrder', 'fields'],
  showsFailure: false,
})

export interface ReportScopeProps {
  /** Our id of the account; undefined while it is not known, and then nothing can be asked for. */
  accountId: string | undefined
  /** Only this portfolio; the whole account when absent. */
  portfolioId?: string
}

interface ReportScopeValue {
  run: ReportRun
  open: () => void
}

const ReportScopeContext = createContext<ReportScopeValue | null>(null)

/** The report of this part of the page; null where every button stands for itself. */
export const useReportScope = (): ReportScopeValue | null => use(ReportScopeContext)

/** Several buttons for one and the same report share its progress, its dialog and its message. `?open=<id>` of its account or portfolio opens it. */
export function ReportScope({ accountId, portfolioId, children }: ReportScopeProps & { children: ReactNode }) {
  const run = useReport(accountId ?? null, portfolioId ?? null)
  const [isOpen, setIsOpen] = useState(false)
  /** Its code comes with the first opening, and stays for how it closes. */
  const [isWanted, setWanted] = useState(false)
  const open = useCallback(() => {
    setWanted(true)
    setIsOpen(true)
  }, [])
  const [search, setSearch] = useSearchParams()
  useEffect(() => {
    const asked = search.get('open')
    if (asked !== accountId && asked !== portfolioId) return
    open()
    search.delete('open')
    setSearch(search, { replace: true })
  })
  const handleFailed = () => {
    setWanted(false)
    setIsOpen(false)
  }
  useReportToast(run, isOpen, open)
  const value = useMemo(() => ({ run, open }), [run, open])
  return (
    <ReportScopeContext value={value}>
      {children}
      {isWanted && (
        <LateOpening closed={null} onFailed={handleFailed}>
          <ReportDialog
            run={run}
            subject={accountId ? { accountId, portfolioId: portfolioId ?? null } : null}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </LateOpening>
      )}
    </ReportScopeContext>
  )
}

/** Tells when a report is done or has failed while its dialog is closed. */
function useReportToast({ status }: ReportRun, isOpen: boolean, onShow: () => void): void {
  const t = useText('report')
  const toast = useToast()
  const told = useRef<string | null>(null)
  useEffect(() => {
    if (!status || !isSettled(status.state) || told.current === status.id) return
    told.current = status.id
    if (isOpen) return
    const action = { label: t('show'), onPress: onShow }
    if (status.state === 'done') toast(t('dialogDone'), { tone: 'success', action })
    else toast(t('dialogFailed'), { tone: 'error', action })
  }, [status, isOpen, onShow, t, toast])
}
