import Copy from 'lucide-react/icons/copy'
import { clipboardHtml, clipboardText } from '../../../shared/format/clipboardTable'
import { useText } from '../../lib/i18n/useText'
import type { ButtonSize } from '../buttonStyle'
import { IconButton } from '../IconButton'
import { useToast } from '../ToastProvider'
import type { CsvTable } from './csvCells'

type CopyTableProps = Readonly<{ size: ButtonSize; isDisabled?: boolean; cells: () => CsvTable }>

/** Puts a table on the clipboard, for spreadsheets as text and for documents as a table, and says that it did or could not. */
export function CopyTable({ cells, isDisabled, size }: CopyTableProps) {
  const t = useText('table')
  const toast = useToast()
  const handleCopy = async () => {
    const { heads, rows } = cells()
    const table = [heads, ...rows]
    try {
      await write(clipboardText(table), clipboardHtml(table))
      toast(t('copied', { count: rows.length }), { tone: 'success' })
    } catch {
      toast(t('notCopied'), { tone: 'error' })
    }
  }
  return (
    <IconButton
      icon={Copy}
      size={size}
      label={t('copy')}
      variant={size === 's' ? 'plain' : 'secondary'}
      isDisabled={isDisabled}
      onPress={() => void handleCopy()}
    />
  )
}

/** Some browsers take plain text alone. */
async function write(text: string, html: string): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(text)
  const kinds = { 'text/plain': text, 'text/html': html }
  const blobs = Object.entries(kinds).map(([type, content]) => [type, new Blob([content], { type })])
  return navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs) as Record<string, Blob>)])
}
