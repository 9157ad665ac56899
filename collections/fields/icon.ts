import type { SelectField } from 'payload'
import { navigationIcons, type NavigationIconName } from '../../shared/domain/navigation'
import { cell } from '../cells/cell'

type Icon = Pick<SelectField, 'access'> & Readonly<{ name: string; defaultValue?: NavigationIconName; required?: boolean }>

/** One of the signs of the portal's links, chosen by its looks. */
export const iconField = ({ required = false, ...field }: Icon): SelectField => ({
  ...field,
  type: 'select',
  required,
  options: [...navigationIcons],
  custom: cell('icon'),
  admin: { components: { Field: '/cms/admin/fields/IconField#IconField' } },
})
