import Download from 'lucide-react/icons/download'
import { useText } from '../../lib/i18n/useText'
import { Button } from '../Button'

/** Saves the table of a card as CSV, from the head of the card. */
export function CsvButton({ isBusy = false, onPress }: Readonly<{ isBusy?: boolean; onPress: () => void }>) {
  const common = useText('common')
  return (
    <Button variant="quiet" size="s" icon={Download} isBusy={isBusy} onPress={onPress}>
      {common('exportCsv')}
    </Button>
  )
}
