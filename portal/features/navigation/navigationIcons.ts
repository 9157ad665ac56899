import BookOpen from 'lucide-react/icons/book-open'
import Calculator from 'lucide-react/icons/calculator'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ChartLine from 'lucide-react/icons/chart-line'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import FileText from 'lucide-react/icons/file-text'
import Folder from 'lucide-react/icons/folder'
import Globe from 'lucide-react/icons/globe'
import Landmark from 'lucide-react/icons/landmark'
import Link2 from 'lucide-react/icons/link-2'
import Mail from 'lucide-react/icons/mail'
import Newspaper from 'lucide-react/icons/newspaper'
import Phone from 'lucide-react/icons/phone'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UsersRound from 'lucide-react/icons/users-round'
import Wallet from 'lucide-react/icons/wallet'
import type { NavigationIconName } from '../../../shared/domain/navigation'
import type { IconShape } from '../../ui/Icon'

/** What the signs of a portal's links look like; `cms/admin/designers/navigationIcons.ts` draws the same ones in the panel. */
const shapes: Readonly<Record<NavigationIconName, IconShape>> = {
  link: Link2,
  file: FileText,
  folder: Folder,
  book: BookOpen,
  news: Newspaper,
  mail: Mail,
  phone: Phone,
  calendar: CalendarDays,
  chart: ChartLine,
  calculator: Calculator,
  wallet: Wallet,
  landmark: Landmark,
  globe: Globe,
  help: CircleQuestionMark,
  shield: ShieldCheck,
  users: UsersRound,
}

/** The drawing of a sign; a plain link for a name that this version does not know. */
export const shapeOf = (name: string): IconShape => (Object.hasOwn(shapes, name) ? shapes[name as NavigationIconName] : Link2)
