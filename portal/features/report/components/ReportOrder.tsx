import { useState } from 'react'
import * as z from 'zod/mini'
import { isoDate, isoDateOf, isoDateSchema } from '../../../../shared/domain/dates'
import { type ReportPeriod, type ReportRange, reportRanges, reportRangeSchema } from '../../../../shared/domain/reportPeriod'
import { useText } from '../../../lib/i18n/useText'
import { DateField } from '../../../ui/fields/DateField'
import { Form } from '../../../ui/Form'
import { Radio, RadioGroup } from '../../../ui/RadioGroup'

/** No report of a client of today begins earlier. */
const earliest = isoDate('1990-01-01')

const today = () => isoDateOf(new Date())

const orderSchema = z
  .object({
    range: reportRangeSchema,
    from: z.optional(isoDateSchema.check(z.refine((day) => day >= earliest && day < today(), 'outside'))),
    date: z.optional(isoDateSchema.check(z.refine((day) => day > earliest && day <= today(), 'outside'))),
  })
  .check(
    z.refine(({ range, from }) => range !== 'custom' || from !== undefined, { path: ['from'], error: 'required' }),
    z.refine(({ range, from, date }) => range !== 'custom' || !from || !date || from < date, { path: ['date'], error: 'reversed' }),
  )

interface ReportOrderProps {
  /** Of the buttons, which stand in the foot of the dialog. */
  formId: string
  onOrder: (period: ReportPeriod) => Promise<void>
}

/** Which period a report is about, and on which day it ends. */
export function ReportOrder({ formId, onOrder }: ReportOrderProps) {
  const t = useText('report')
  const [range, setRange] = useState<ReportRange>('quarter')
  return (
    <Form
      id={formId}
      schema={orderSchema}
      label={t('order')}
      messageOf={(field, code) => (code === 'required' || field === 'from' ? t('fromMissing') : t('dateWrong'))}
      onSave={(period) => onOrder(period)}
    >
      <RadioGroup name="range" label={t('period')} value={range} onChange={(next) => setRange(reportRangeSchema.parse(next))}>
        {reportRanges.map((id) => (
          <Radio key={id} value={id}>
            {t(`range.${id}`)}
          </Radio>
        ))}
      </RadioGroup>
      {range === 'custom' && <DateField name="from" label={t('from')} max={today()} />}
      <DateField name="date" label={t('date')} hint={t('dateHint')} max={today()} />
    </Form>
  )
}
