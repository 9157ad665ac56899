import * as z from 'zod/mini'
import { stepsShapeSchema } from './formSchema'

export const submissionSteps = ['Under review', 'Approved', 'Verified', 'Released'] as const
export type SubmissionStep = (typeof submissionSteps)[number]

/** Whose a submission is: the person's who sent it, or that of everyone in their organisation. */
export const formOwnerships = ['Personal', 'Organisation'] as const

const id = z.string().check(z.minLength(1), z.maxLength(64))

/** A form as the people see it who are to fill it in: no notes of staff, no recipients, nothing that they are not asked. */
export const publicFormSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  steps: stepsShapeSchema,
  subforms: z.record(z.string(), z.object({ name: z.string(), steps: stepsShapeSchema })),
  /** Empty for the reader's own words of thanks. */
  endMessage: z.string(),
  /** What is sent may be changed until somebody has looked at it. */
  isEditable: z.boolean(),
  /** What decides which fields are shown (`FormViewer`). */
  viewer: z.object({ isStaff: z.boolean(), isAdmin: z.boolean(), today: z.string() }),
  /** The person's own submission of a form that is sent once only; its answers may be changed while `canChange`. */
  sent: z.nullable(
    z.object({
      id: z.string(),
      at: z.string(),
      step: z.enum(submissionSteps),
      canChange: z.boolean(),
      answers: z.record(z.string(), z.unknown()),
    }),
  ),
})
export type PublicForm = z.infer<typeof publicFormSchema>

/** Body of `POST /api/forms/{id}/submissions`. The answers are checked against the form's own schema. */
export const submissionRequestSchema = z.strictObject({
  answers: z.record(z.string(), z.unknown()),
  /** Whose account it is about; a client's only account when absent. */
  account: z.optional(id),
  /** The process that the form was opened by. */
  process: z.optional(id),
})
export type SubmissionRequest = z.infer<typeof submissionRequestSchema>

/** Body of `POST /api/submissions/{id}/answers`. */
export const answersChangeSchema = z.strictObject({ answers: z.record(z.string(), z.unknown()) })

export const submissionReceiptSchema = z.object({
  id: z.string(),
  step: z.enum(submissionSteps),
  sentAt: z.string(),
  /** The form's word of thanks. */
  message: z.string(),
})
export type SubmissionReceipt = z.infer<typeof submissionReceiptSchema>

/** Answer of `POST /api/forms/{id}/files`: what an answer then names. */
export const formFileSchema = z.object({ id: z.string(), name: z.string(), size: z.number() })
export type FormFile = z.infer<typeof formFileSchema>

/** Answer of `GET /api/processes/open`: what the person may fill in here, by name. */
export const openProcessesSchema = z.object({ processes: z.array(z.object({ id: z.string(), name: z.string() })) })

/** Answer of `GET /api/processes/{id}/form`. */
export const processFormSchema = z.object({ process: z.object({ id: z.string(), name: z.string() }), form: publicFormSchema })
export type ProcessForm = z.infer<typeof processFormSchema>

/** Most bytes of one file of a form. */
export const maxFormFileBytes = 10_000_000
/** Endings of files that a form takes: no pages, no drawings, no archives. */
export const formFileEndings = ['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx', 'xls', 'xlsx', 'csv'] as const
