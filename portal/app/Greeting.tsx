import FileText from 'lucide-react/icons/file-text'
import { useParams } from 'react-router-dom'
import type { Place } from '../features/greeting/components/WelcomeDialog'
import { Greetings } from '../features/greeting/Greetings'
import { useOpenProcesses } from '../features/navigation/openProcesses.read'
import { useBrand } from '../lib/bootstrap'
import { openCommand } from '../lib/commands'
import { paths } from '../lib/paths'
import { useSession } from '../lib/session'
import { useNavItems } from './useNavItems'
import { useSignOut } from './useSignOut'

/** Processes that the welcome names; all of them stand in the menu. */
const mostProcesses = 2

/** What a person is shown before they begin on the portal that is open; nothing elsewhere, on one that is switched off, and while they are led in. */
export function Greeting() {
  const { portal: slug } = useParams()
  const { onboarding, portals } = useSession()
  const portal = portals.find((each) => each.slug === slug)
  return portal?.active && onboarding === undefined ? <OnPortal portal={portal} /> : null
}

function OnPortal({ portal }: Readonly<{ portal: Readonly<{ slug: string; name: string }> }>) {
  const signOut = useSignOut()
  const { navigation } = useBrand()
  const { data } = useOpenProcesses(navigation.processes)
  // As the rail has them: a screen that comes into it comes here too, and the compiler asks for its words.
  const screens = useNavItems().flatMap((item): Place[] =>
    item.kind === 'link' ? [{ kind: item.key, label: item.label, to: item.to, icon: item.icon }] : [],
  )
  const processes = (data?.processes ?? [])
    .slice(0, mostProcesses)
    .map(({ id, name }): Place => ({ kind: 'process', label: name, to: paths.process(portal.slug, id), icon: FileText }))
  return (
    <Greetings portal={portal} places={[...screens, ...processes]} onLogOut={() => void signOut()} onTour={() => openCommand('tour')} />
  )
}
