import Copy from 'lucide-react/icons/copy'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { useToast } from '../../../ui/ToastProvider'

/** Puts a text on the clipboard and says so. */
export function CopyButton({ label, text }: Readonly<{ label: string; text: string }>) {
  const t = useText('security')
  const toast = useToast()
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast(t('copied'))
    } catch {
      toast(t('notCopied'), { tone: 'error' })
    }
  }
  return (
    <Button variant="quiet" size="s" icon={Copy} onPress={() => void handleCopy()}>
      {label}
    </Button>
  )
}
