import Copy from 'lucide-react/icons/copy'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { useToast } from '../../../ui/ToastProvider'

/** Puts a sheet on the clipboard as plain text; without one yet it waits. */
export function CopyText({ text }: Readonly<{ text: string | null }>) {
  const t = useText('explain')
  const toast = useToast()
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(text ?? '')
      toast(t('copied'))
    } catch {
      toast(t('notCopied'), { tone: 'error' })
    }
  }
  return (
    <Button icon={Copy} isDisabled={text === null} onPress={() => void handleCopy()}>
      {t('copy')}
    </Button>
  )
}
