import type { TaskConfig } from 'payload'

export const generateReportSlug = 'generateReport'
export const reportsQueue = 'reports'

export type GenerateReportInput = { reportId: string }

/**
 * Makes the PDF of one `reports` document. The input carries the id alone: whose rights apply, which account and in which language
 * stand on the document. Queue it with `payload.jobs.queue({ task: 'generateReport', queue: 'reports', input: { reportId } })`.
 */
export const generateReportTask: TaskConfig<{ input: GenerateReportInput; output: object }> = {
  slug: generateReportSlug,
  inputSchema: [{ name: 'reportId', type: 'text', required: true }],
  retries: 1,
  handler: async (args) => {
    // Loaded at the first run: the config, and with it the web process, must not load Chromium's driver.
    const { generateReport } = await import('./handler')
    return generateReport(args)
  },
}
