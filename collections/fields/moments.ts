import type { DateField } from 'payload'

/** Days of a record's own life carry a time; days of a client's affairs, such as the first day of a portfolio, do not. */
export const isMoment = ({ admin, name }: Readonly<{ name: string; admin?: Readonly<{ date?: unknown }> | undefined }>): boolean =>
  (admin?.date as Readonly<{ pickerAppearance?: string }> | undefined)?.pickerAppearance === 'dayAndTime' ||
  /(At|Login|InviteSend|leaseUntil|waitUntil)$/.test(name) ||
  name === 'at'

/** What `cms/admin/frame/Calendars` calls the reader's calendar; Payload would show an American one, whose week begins on Sunday. */
export const readersCalendar = 'readers-calendar'

/** Days and months are read out by their names alone, which come from the calendar: what the picker says before them is English in every language. */
const wordless = { chooseDayAriaLabelPrefix: '', disabledDayAriaLabelPrefix: '', monthAriaLabelPrefix: '' }

/** What every date picker is given beyond its notation. */
export const pickerOverrides = { locale: readersCalendar, ...wordless }

/** Payload shows a day as a moment of the reader's clock: what is kept as noon in Greenwich is the next day from UTC+12 on. */
const dayComponents = { Field: '/cms/admin/fields/DayField#DayField', Filter: '/cms/admin/fields/DayFilter#DayFilter' } as const

/** Gives a date the panel's notation, DD/MM/YYYY and HH:mm, in place of Payload's American one, and a day a picker that no clock moves. */
export function withNotation(field: DateField): DateField {
  const hasTime = isMoment(field)
  const date = {
    ...(hasTime ? { pickerAppearance: 'dayAndTime' as const } : {}),
    displayFormat: hasTime ? 'dd/MM/yyyy HH:mm' : 'dd/MM/yyyy',
    timeFormat: 'HH:mm',
    overrides: pickerOverrides,
  }
  return {
    ...field,
    admin: {
      ...field.admin,
      date: { ...date, ...field.admin?.date } as NonNullable<DateField['admin']>['date'],
      components: { ...(hasTime ? {} : dayComponents), ...field.admin?.components },
    },
  }
}
