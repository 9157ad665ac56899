import type { Contact } from '../../../shared/contracts/wealth/figures'
import { useBrand } from '../../lib/bootstrap'
import { csvFileName } from '../../lib/csvFileName'
import { useText } from '../../lib/i18n/useText'
import { usePage } from '../../lib/page'
import { Simulator } from './components/Simulator'

/** What the page begins with: round figures that nobody takes for their own. */
const startAmount = 250_000
const startLevel = 5

/** The strategy simulator: what a plan may become with the model portfolio of each risk level. */
export function SimulatorPage({ advisor, portal }: Readonly<{ portal: string; advisor: Contact | null }>) {
  const t = useText('simulator')
  const { currency } = useBrand()
  usePage({ title: t('title') })
  return (
    <Simulator
      title={t('title')}
      portal={portal}
      start={{ amount: startAmount, level: startLevel, currency }}
      advisor={advisor}
      csvName={() => csvFileName(t('title'))}
    />
  )
}
