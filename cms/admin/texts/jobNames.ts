/** Jobs of `jobs/index.ts` by the name that stands in the database. A job that is missing here would show that name: `panelTexts.test.ts` compares. */
export const jobNames = [
  'generateReport',
  'sendMail',
  'sendPasswordLink',
  'sendSignUpLink',
  'sendSms',
  'mailMessage',
  'fileInLibrary',
  'repairTeams',
  'refreshFigures',
  'fetchFigures',
  'removeExpired',
  'sweepJobs',
  'trimAnswers',
  'removeOrphanFiles',
  'repairRecords',
  'endRetention',
  'publishDue',
  'runDataProcess',
  'runNightlyProcesses',
  'rollUpAnalytics',
] as const
export type JobName = (typeof jobNames)[number]
