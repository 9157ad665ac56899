import Eye from 'lucide-react/icons/eye'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { OfferedKind } from '../../../../shared/contracts/reportKinds'
import { isoDate, isoDateOf, isoDateSchema } from '../../../../shared/domain/dates'
import { type ReportKind, reportKindRules } from '../../../../shared/domain/reportKinds'
import { type ReportRange, reportRanges, reportRangeSchema } from '../../../../shared/domain/reportPeriod'
import { formatDate } from '../../../../shared/format/date'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Actions } from '../../../ui/Actions'
import { Button } from '../../../ui/Button'
import { Checkbox } from '../../../ui/Checkbox'
import { DateField } from '../../../ui/fields/DateField'
import { Form, type FormControl } from '../../../ui/Form'
import { Radio, RadioGroup } from '../../../ui/RadioGroup'
import { Select } from '../../../ui/Select'
import type { ReportOrdered } from '../model/useReport'

/** No report of a client of today begins earlier. */
const earliest = isoDate('1990-01-01')

const today = () => isoDateOf(new Date())

const orderSchema = z
  .object({
    // Not asked for a kind whose periods are given.
    range: z.optional(reportRangeSchema),
    from: z.optional(isoDateSchema.check(z.refine((day) => day >= earliest && day < today(), 'outside'))),
    date: z.optional(isoDateSchema.check(z.refine((day) => day > earliest && day <= today(), 'outside'))),
  })
  .check(
    z.refine(({ range, from }) => range !== 'custom' || from !== undefined, { path: ['from'], error: 'required' }),
    z.refine(({ range, from, date }) => range !== 'custom' || !from || !date || from < date, { path: ['date'], error: 'reversed' }),
  )

/** What is offered while nobody can say what else there is. */
const standing: OfferedKind = { kind: 'investment', dates: 'any', periods: [] }

interface ReportOrderProps {
  /** Of the buttons, which stand in the foot of the dialog. */
  formId: string
  /** Null when they could not be had. */
  kinds: readonly OfferedKind[] | null
  /** Whether its portfolios can be shown as one. */
  canConsolidate: boolean
  onOrder: (order: ReportOrdered) => Promise<void>
  /** Shows the pages on the screen, with nothing filed. */
  onView: (order: ReportOrdered) => Promise<void>
}

/** Which kind of report it is, which period it is about, and on which day it ends. */
export function ReportOrder({ canConsolidate, formId, kinds, onOrder, onView }: ReportOrderProps) {
  const t = useText('reportOrder')
  const locale = useLocale()
  const offered = kinds && kinds.length > 0 ? kinds : [standing]
  const [chosen, setChosen] = useState<ReportKind | null>(null)
  const [range, setRange] = useState<ReportRange>('quarter')
  const [isConsolidated, setConsolidated] = useState(false)
  const [lastDay, setLastDay] = useState<string | null>(null)
  /** What the form is sent for: Enter makes the report. */
  const isViewed = useRef(false)
  const form = useRef<FormControl>(null)
  const { dates, kind, periods } = offered.find((one) => one.kind === chosen) ?? offered[0] ?? standing
  // The provider's own report is as it comes.
  const mayConsolidate = canConsolidate && kind !== 'provider'
  const period = periods.find(({ to }) => to === lastDay) ?? periods[0]
  const handleView = () => {
    isViewed.current = true
    void form.current?.submit()
    isViewed.current = false
  }
  return (
    <Form
      ref={form}
      id={formId}
      schema={orderSchema}
      label={t('order')}
      messageOf={(field, code) => (code === 'required' || field === 'from' ? t('fromMissing') : t('dateWrong'))}
      onSave={({ range: chosenRange = 'quarter', ...asked }) => {
        const take = isViewed.current ? onView : onOrder
        return take({
          kind,
          ...(mayConsolidate && isConsolidated ? { renderConsolidated: true } : {}),
          period: period ? { range: 'quarter', date: period.to } : { range: chosenRange, ...asked },
        })
      }}
    >
      {offered.length > 1 && (
        <Select
          label={t('kind')}
          value={kind}
          options={offered.map((one) => ({ id: one.kind, label: reportKindRules[one.kind].title[locale] }))}
          onChange={setChosen}
        />
      )}
      {kinds === null && <p>{t('kindsFailed')}</p>}
      {dates === 'any' || dates === 'day' ? (
        <>
          {dates === 'any' && (
            <RadioGroup name="range" label={t('period')} value={range} onChange={(next) => setRange(reportRangeSchema.parse(next))}>
              {reportRanges.map((id) => (
                <Radio key={id} value={id}>
                  {t(`range.${id}`)}
                </Radio>
              ))}
            </RadioGroup>
          )}
          {dates === 'any' && range === 'custom' && <DateField name="from" label={t('from')} max={today()} />}
          <DateField name="date" label={t('date')} hint={t('dateHint')} max={today()} />
        </>
      ) : (
        <Select
          label={t('periodChoice')}
          value={period?.to ?? null}
          options={periods.map(({ from, to }) => ({ id: to, label: `${formatDate(from)} – ${formatDate(to)}` }))}
          onChange={setLastDay}
        />
      )}
      {mayConsolidate && (
        <Checkbox isSelected={isConsolidated} onChange={setConsolidated}>
          {t('consolidated')}
        </Checkbox>
      )}
      {kind !== 'provider' && (
        <Actions>
          <Button variant="quiet" size="s" icon={Eye} onPress={handleView}>
            {t('view')}
          </Button>
        </Actions>
      )}
    </Form>
  )
}
