import type { Payload } from 'payload'
import { changeOf } from '../../cms/server/services/report/batches/regenerate'
import type { Report } from '../../collections/payload-types'
import type { BatchReason } from '../../shared/contracts/reportBatches'
import type { Locale } from '../../shared/i18n/locales'

const notes: Readonly<Record<Locale, Readonly<Record<BatchReason['reason'], string>>>> = {
  en: {
    commentary: 'The commentary of the report date has changed since.',
    data: 'Figures of the period have changed since.',
  },
  is: {
    commentary: 'Umfjöllun skýrsludagsins hefur breyst síðan.',
    data: 'Tölur tímabilsins hafa breyst síðan.',
  },
  el: {
    commentary: 'Ο σχολιασμός της ημερομηνίας αναφοράς έχει αλλάξει από τότε.',
    data: 'Τα στοιχεία της περιόδου έχουν αλλάξει από τότε.',
  },
}

/** What the client of a correction that nobody wrote a note for is told: what is other than in the former statement. */
export async function reasonNote(payload: Payload, statement: Report, former: string): Promise<string> {
  const row = await payload.db.findOne<Report>({ collection: 'reports', where: { document: { equals: former } } })
  const reason = changeOf(row ?? {}, {
    ...(statement.figuresHash ? { figuresHash: statement.figuresHash } : {}),
    ...(statement.commentaryHash ? { commentaryHash: statement.commentaryHash } : {}),
  })
  return notes[statement.locale][reason ?? 'data']
}
