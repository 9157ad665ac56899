import type { Job } from './defineJob'
import { endRetention } from './endRetention/definition'
import { fetchFigures } from './fetchFigures/definition'
import { fillBatch } from './fillBatch/definition'
import { fileInLibrary } from './fileInLibrary/definition'
import { followCommentary } from './followCommentary/definition'
import { followFigures } from './followFigures/definition'
import { generateReport } from './generateReport/definition'
import { mailMessage } from './mailMessage/definition'
import { publishBatch } from './publishBatch/definition'
import { publishDue } from './publishDue/definition'
import { refreshFigures } from './refreshFigures/definition'
import { removeExpired } from './removeExpired/definition'
import { removeOrphanFiles } from './removeOrphanFiles/definition'
import { repairRecords } from './repairRecords/definition'
import { repairTeams } from './repairTeams/definition'
import { rollUpAnalytics } from './rollUpAnalytics/definition'
import { runDataProcess } from './runDataProcess/definition'
import { runNightlyProcesses } from './runNightlyProcesses/definition'
import { sendMail } from './sendMail/definition'
import { sendPasswordLink } from './sendPasswordLink/definition'
import { sendSignUpLink } from './sendSignUpLink/definition'
import { sendSms } from './sendSms/definition'
import { startQuarterlyBatches } from './startQuarterlyBatches/definition'
import { sweepJobs } from './sweepJobs/definition'
import { trimAnswers } from './trimAnswers/definition'

const all = [
  generateReport,
  fillBatch,
  publishBatch,
  startQuarterlyBatches,
  followCommentary,
  followFigures,
  sendMail,
  sendPasswordLink,
  sendSignUpLink,
  sendSms,
  mailMessage,
  fileInLibrary,
  publishDue,
  repairRecords,
  repairTeams,
  refreshFigures,
  fetchFigures,
  runDataProcess,
  runNightlyProcesses,
  rollUpAnalytics,
  removeExpired,
  sweepJobs,
  trimAnswers,
  endRetention,
  removeOrphanFiles,
] as const satisfies readonly Job[]

/**
 * Every job of the product. The worker and the Payload config know them from here alone. Schedules that fall due together are run in this
 * order: who may see an account comes before its figures.
 */
export const jobs: readonly Job[] = all

/** What a job is called in the database; the panel has words for each. */
export type JobName = (typeof all)[number]['name']
