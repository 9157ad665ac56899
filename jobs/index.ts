import type { Job } from './defineJob'
import { generateReport } from './generateReport/definition'
import { refreshFigures } from './refreshFigures/definition'
import { sendMail } from './sendMail/definition'
import { sweepJobs } from './sweepJobs/definition'

/** Every job of the product. The worker and the Payload config know them from here alone. */
export const jobs: readonly Job[] = [generateReport, refreshFigures, sendMail, sweepJobs]
