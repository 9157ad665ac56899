import { useState } from 'react'
import type { Namespace } from '../../lib/i18n/namespaces'
import { loadPart } from '../../lib/loadPart'
import { useText } from '../../lib/i18n/useText'
import { useToast } from '../ToastProvider'
import { csvCells } from './csvCells'
import type { TableColumns } from './defineColumns'
import { type FactsProp, useColumnContext } from './useColumnContext'
import type { Sort } from './useTableModel'

/** Saves rows of a table as a CSV file and says that it did, or that it could not. */
export function useCsvExport<Row, Sum, N extends Namespace, Facts>(columns: TableColumns<Row, Sum, N, Facts>, facts: FactsProp<Facts>) {
  const cx = useColumnContext(columns, 'csv', facts)
  const common = useText('common')
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)

  const save = async (fileName: string, rows: readonly Row[], sort?: Sort): Promise<void> => {
    setBusy(true)
    try {
      const { saveCsv } = await loadPart(() => import('./saveCsv'))
      saveCsv(fileName, columns, rows, cx, sort)
      toast(common('csvSaved', { file: fileName, count: rows.length }), { tone: 'success' })
    } catch {
      toast(common('csvFailed'), { tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    save: (fileName: string, rows: readonly Row[], sort?: Sort) => void save(fileName, rows, sort),
    /** What the file has, its heads first: for the clipboard. */
    cells: (rows: readonly Row[], sort?: Sort) => csvCells(columns, rows, cx, sort),
  }
}
