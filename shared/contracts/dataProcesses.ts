import * as z from 'zod/mini'

/** Steps of one data process at most. */
export const maxSteps = 20

const datasetSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Field is required'),
    z.maxLength(80),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use a-z, 0-9 and single hyphens'),
  )

function isJsonOrBlank(text: string): boolean {
  if (text.trim() === '') return true
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Where the rows of a step come from: an address that is asked, or CSV that was pasted in. */
const originFields = {
  getFromApi: z.boolean(),
  method: z.enum(['GET', 'POST']),
  location: z.nullable(z.string().check(z.trim(), z.maxLength(2000))),
  /** JSON that is sent with POST. */
  body: z.nullable(z.string().check(z.maxLength(5000), z.refine(isJsonOrBlank, 'This is no JSON'))),
  /** CSV with a head, where no address is asked. */
  content: z.nullable(z.string().check(z.maxLength(20_000))),
}
export const stepOriginSchema = z.object(originFields)
export type StepOrigin = z.infer<typeof stepOriginSchema>

/** One without an id is new. */
export const designedStepSchema = z.object({ id: z.nullable(z.string()), dataset: datasetSchema, ...originFields })
export type DesignedStep = z.infer<typeof designedStepSchema>

/** `version` is what the designer was opened with: a save over somebody else's is refused with `conflict`. */
export const designedStepsSchema = z.object({
  version: z.string(),
  steps: z.array(designedStepSchema).check(
    z.maxLength(maxSteps),
    z.refine((steps) => new Set(steps.map(({ dataset }) => dataset)).size === steps.length, 'Another step writes this dataset'),
  ),
})
export type DesignedSteps = z.infer<typeof designedStepsSchema>

const cellSchema = z.nullable(z.union([z.string(), z.number(), z.boolean()]))
export type DataCell = z.infer<typeof cellSchema>

/** Rows shown by a dry run. */
export const previewRows = 20

/** `POST /api/data-processes/preview`: the first rows of a step without keeping any, or why there are none. `problem` has its words in the panel's labels. */
export const stepPreviewSchema = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    columns: z.array(z.string()),
    rows: z.array(z.array(cellSchema)),
    /** Of all rows, not only of those shown. */
    rowCount: z.number(),
    bytes: z.number(),
    /** Names of what the rows hold and a table cannot: lists and objects. */
    leftOut: z.array(z.string()),
  }),
  z.object({ ok: z.literal(false), problem: z.string() }),
])
export type StepPreview = z.infer<typeof stepPreviewSchema>
