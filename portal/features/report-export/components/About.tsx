import { useRef } from 'react'
import { css, styled } from 'styled-components'
import type { ReportResponse } from '../../../../shared/contracts/report'
import { isoInstant, type IsoInstant } from '../../../../shared/domain/dates'
import type { Locale } from '../../../../shared/i18n/locales'
import { formatDate, formatDateTime } from '../../../../shared/format/date'
import { readBootstrap } from '../../../lib/bootstrap'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { useBrandTimeZone } from '../../../lib/timeZone'
import { usePlaceOf } from '../../../lib/useZoneName'
import { commonBasis } from '../model/commonBasis'
import { halves } from '../model/halves'
import { useRoomForNotes } from '../useRoomForNotes'
import { Sheet } from './sheet'
import { media } from '../../../ui/media'
import { token } from '../../../ui/tokens'

/** Half as high as one entry under the other, so that they find room under a table, and on one page: the last entry never has one to itself. */
const Entries = styled.dl`
  columns: 2;
  column-gap: 10mm;
  padding-block: 1mm 3mm;
  border-block: 1px solid ${token('rule')};
  font-size: 8.5pt;
  line-height: 1.45;

  > div {
    padding-block-start: 2.5mm;
    break-inside: avoid;
  }

  dt {
    font-weight: 600;
  }

  dd {
    text-wrap: pretty;
  }

  li + li {
    margin-block-start: 1.5mm;
  }
`

/** Not on a page of its own where what stands before it can come with it: see `useRoomForNotes`. */
const ClosingSheet = styled(Sheet)`
  ${media.print} {
    break-before: avoid;

    &[data-alone] {
      break-before: auto;
    }
  }
`

/** Of two breaks that are to be avoided Chromium takes the later one, which would be between the entries. A line is never broken. */
const inOneLine = css`
  ${media.print} {
    display: inline-block;
    inline-size: 100%;
  }
`

/** In one piece. Longer than a page they are two halves: the first fills its page, and the last page has the other. */
const Notes = styled.div`
  ${inOneLine}

  ${media.print} {
    [data-long] & {
      display: block;
      /* each half is a line: else there are too few of them to break between */
      orphans: 1;
      widows: 1;
    }
  }
`

const Half = styled.div`
  ${inOneLine}

  & + & > dl {
    border-block-start: 0;
  }
`

/** Day and time in the brand's zone; never "today", for paper is read later. */
const moment = (instant: IsoInstant, locale: Locale, timeZone: string): string =>
  formatDateTime(instant, { locale, timeZone, now: isoInstant(new Date(0)), labels: { today: '' } })

export type AboutId =
  | 'values'
  | 'fair'
  | 'source'
  | 'change'
  | 'returns'
  | 'benchmark'
  | 'gain'
  | 'bonds'
  | 'costs'
  | 'words'
  | 'tax'
  | 'notes'
  | 'charges'
  | 'paper'
  | 'dash'

/** Methods, basis, dates and source of the figures, as far as the kind needs them, what is missing and why, and the firm's own disclaimer. */
export function About({ entries, report }: { entries: readonly AboutId[]; report: ReportResponse }) {
  const t = useText('reportExport')
  const c = useText('common')
  const bonds = useText('bonds')
  const locale = useLocale()
  const { brand } = readBootstrap()
  const disclaimer = brand.disclaimer[locale] ?? brand.disclaimer[brand.defaultLocale]
  const timeZone = useBrandTimeZone()
  const zone = usePlaceOf(timeZone) ?? timeZone
  const { firm } = brand
  const regulator = firm?.regulator[locale] ?? firm?.regulator[brand.defaultLocale]
  const made = moment(report.generatedAt, locale, timeZone)
  // Two portfolios may lack the same for the same reason.
  const reasons = new Set(
    report.reasons.map(({ kind, part, stale }) => `${c(`part.${part}`)}: ${t(`reason.${kind}`, { stale: stale ? 'yes' : 'no' })}`),
  )
  const benchmarks = [...new Set(report.portfolios.flatMap((one) => one.benchmarkName ?? []))]
  const notes = useRef<HTMLDivElement>(null)
  useRoomForNotes(notes)
  const texts: Record<AboutId, string | null> = {
    values: t('about.valuesText', { date: formatDate(report.asOf ?? report.period.to), currency: report.currency }),
    fair: t('about.fairText'),
    source: report.fetchedAt
      ? t('about.sourceText', { fetched: moment(report.fetchedAt, locale, timeZone), made, zone })
      : t('about.sourceUnknown', { made, zone }),
    change: t('about.changeText'),
    returns: t('about.returnsText', { basis: commonBasis(report) }),
    benchmark: benchmarks.length > 0 ? t('about.benchmarkText', { names: benchmarks.join(', ') }) : null,
    gain: t('about.gainText'),
    bonds: bonds('method'),
    costs: t('about.costsText'),
    words: t('about.wordsText'),
    tax: t('about.taxText'),
    notes: t('about.notesText'),
    charges: t('about.chargesText'),
    paper: t('about.paperText'),
    dash: t('about.dashText'),
  }
  const all: readonly AboutEntry[] = [
    ...(reasons.size > 0 ? [{ term: t('about.missing'), texts: [...reasons] }] : []),
    ...entries.flatMap((id) => (texts[id] ? [{ term: t(`about.${id}`), texts: [texts[id]] }] : [])),
    ...(firm ? [{ term: t('about.firm'), texts: [[firm.name, ...firm.address, regulator].filter(Boolean).join(', ')] }] : []),
    ...(disclaimer ? [{ term: t('about.important'), texts: [disclaimer] }] : []),
  ]
  const [first, second] = halves(all, ({ term, texts: own }) => own.reduce((sum, text) => sum + text.length, term.length + lineLength))
  return (
    <ClosingSheet aria-labelledby="report-about" $flows>
      <Notes ref={notes}>
        <Half>
          <h2 id="report-about">{t('about')}</h2>
          <EntryList entries={first} />
        </Half>
        <Half>
          <EntryList entries={second} />
        </Half>
      </Notes>
    </ClosingSheet>
  )
}

/** Several texts are a list. */
type AboutEntry = Readonly<{ term: string; texts: readonly string[] }>

/** Letters that a line of the notes holds, as much as stands between two of them. */
const lineLength = 50

const EntryList = ({ entries }: { entries: readonly AboutEntry[] }) => (
  <Entries>
    {entries.map(({ term, texts }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>
          {texts.length === 1 ? (
            texts[0]
          ) : (
            <ul>
              {texts.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </dd>
      </div>
    ))}
  </Entries>
)
