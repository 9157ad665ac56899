import { Archive, BriefcaseBusiness, Building2, type LucideIcon, Newspaper, Users } from 'lucide-react'
import type { MenuGroupName } from '../../../shared/brands/adminMenu'

/** The sign of each group of the menu. */
export const groupIcons: Record<MenuGroupName, LucideIcon> = {
  people: Users,
  clients: BriefcaseBusiness,
  content: Newspaper,
  firm: Building2,
  records: Archive,
}
