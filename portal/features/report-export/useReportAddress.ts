import { useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { nextReportEvent } from '../../../shared/routes/nextReport'
import { paramsAt } from '../../../shared/routes/screens'

export type ReportAddress = Readonly<{ portal: string; account: string; query: URLSearchParams }>

/**
 * Which report is to be drawn: the one of the page's address, until whoever prints asks for another one (`nextReportEvent`). `turn` counts them: the
 * same report may be asked for again.
 */
export function useReportAddress(): Readonly<{ address: ReportAddress; turn: number }> {
  const { portal = '', account = '' } = useParams()
  const [query] = useSearchParams()
  const [{ next, turn }, setNext] = useState<{ next: ReportAddress | null; turn: number }>({ next: null, turn: 0 })
  useEffect(() => {
    // Not by the router: on paper nobody is told that a page was opened, and no heading takes the focus.
    const take = (event: Event) => {
      if (!(event instanceof CustomEvent)) return
      const asked = addressOf(String(event.detail))
      setNext((before) => ({ next: asked, turn: before.turn + 1 }))
    }
    addEventListener(nextReportEvent, take)
    return () => removeEventListener(nextReportEvent, take)
  }, [])
  return { address: next ?? { portal, account, query }, turn }
}

function addressOf(path: string): ReportAddress {
  const { pathname, searchParams } = new URL(path, location.origin)
  const { portal = '', account = '' } = paramsAt('reportExport', pathname)
  return { portal, account, query: searchParams }
}
