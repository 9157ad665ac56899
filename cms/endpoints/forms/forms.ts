import * as z from 'zod/mini'
import { fieldNameSchema } from '../../../shared/contracts/forms/formSchema'
import {
  answersChangeSchema,
  formFileSchema,
  maxFormFileBytes,
  openProcessesSchema,
  processFormSchema,
  publicFormSchema,
  submissionReceiptSchema,
  submissionRequestSchema,
} from '../../../shared/contracts/forms/forms'
import { localeSchema } from '../../../shared/i18n/localeSchema'
import { idOf } from '../../../collections/idOf'
import { notFound } from '../../server/http/notFound'
import { changeAnswers } from '../../server/services/forms/changeAnswers'
import { submissionCsv } from '../../server/services/forms/describeSubmission'
import { storeFormFile } from '../../server/services/forms/formFiles'
import { findQuestionnaire } from '../../server/services/forms/findQuestionnaire'
import { loadForm } from '../../server/services/forms/loadForm'
import { openProcesses } from '../../server/services/forms/openProcesses'
import { ownSubmission } from '../../server/services/forms/ownSubmission'
import { presentForm } from '../../server/services/forms/presentForm'
import { findProcess, submitForm } from '../../server/services/forms/submitForm'
import { defineEndpoint } from '../defineEndpoint'
import { idParams } from '../idParams'

/** Answers of the longest form, and then some. */
const maxAnswersBytes = 1_000_000

/** Under the collection `forms`. */
export const formEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/questionnaire',
    shows: { screen: 'advice' },
    summary: 'The form of investment advice, as the person is to fill it in',
    tag: 'Forms',
    flag: 'investmentAdvice',
    response: publicFormSchema,
    handle: async ({ actor, brand, req }) => {
      const loaded = await loadForm(req, { actor, brand, id: await findQuestionnaire(req, brand) })
      return presentForm(loaded, await ownSubmission(req, { actor, form: loaded.form, process: null }))
    },
  }),
  defineEndpoint({
    method: 'get',
    path: '/:id/open',
    params: idParams,
    summary: 'A form as the person is to fill it in',
    tag: 'Forms',
    response: publicFormSchema,
    handle: async ({ actor, brand, params, req }) => {
      const loaded = await loadForm(req, { actor, brand, id: params.id })
      return presentForm(loaded, await ownSubmission(req, { actor, form: loaded.form, process: null }))
    },
  }),
  defineEndpoint({
    method: 'post',
    path: '/:id/submissions',
    params: idParams,
    summary: 'Send a form; answers are checked against its own fields',
    tag: 'Forms',
    throttle: 'submissions',
    maxBytes: maxAnswersBytes,
    body: submissionRequestSchema,
    response: submissionReceiptSchema,
    status: 201,
    handle: ({ actor, body, brand, params, req }) => submitForm(req, { actor, brand, form: params.id, request: body }),
  }),
  defineEndpoint({
    method: 'post',
    path: '/:id/files',
    params: idParams,
    summary: 'Add a file to a field of a form that is about to be sent',
    tag: 'Forms',
    throttle: 'formFiles',
    accepts: 'file',
    maxBytes: maxFormFileBytes + 100_000,
    body: z.strictObject({ field: fieldNameSchema }),
    response: formFileSchema,
    status: 201,
    handle: ({ actor, body, brand, params, req }) => storeFormFile(req, { actor, brand, form: params.id, field: body.field }),
  }),
]

/** Under the collection `submissions`. */
export const submissionEndpoints = [
  defineEndpoint({
    method: 'post',
    path: '/:id/answers',
    params: idParams,
    summary: 'Change the answers of what one has sent, until somebody moves it on',
    tag: 'Forms',
    throttle: 'submissions',
    maxBytes: maxAnswersBytes,
    body: answersChangeSchema,
    response: submissionReceiptSchema,
    handle: ({ actor, body, brand, params, req }) => changeAnswers(req, { actor, brand, id: params.id, answers: body.answers }),
  }),
  defineEndpoint({
    method: 'get',
    path: '/:id/csv',
    params: idParams,
    summary: 'The answers of a submission as CSV',
    tag: 'Forms',
    query: z.object({ locale: z.optional(localeSchema) }),
    handle: async ({ actor, brand, params, query, req }) => {
      const text = await submissionCsv(req, { actor, id: params.id, locale: query.locale ?? brand.defaultLocale })
      return new Response(text, {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="submission_${params.id.replace(/[^\w-]/g, '')}.csv"`,
          'cache-control': 'private, no-store',
        },
      })
    },
  }),
]

/** Under the collection `processes`. */
export const processEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/open',
    summary: 'The processes that the person may open, by name',
    tag: 'Forms',
    flag: 'processes',
    response: openProcessesSchema,
    handle: async ({ brand, req }) => ({ processes: await openProcesses(req, brand) }),
  }),
  defineEndpoint({
    method: 'get',
    path: '/:id/form',
    shows: { screen: 'process' },
    params: idParams,
    summary: 'The form of a process, as the person is to fill it in',
    tag: 'Forms',
    flag: 'processes',
    response: processFormSchema,
    handle: async ({ actor, brand, params, req }) => {
      const process = await findProcess(req, params.id)
      const form = idOf(process.form)
      if (form === null) throw notFound()
      const loaded = await loadForm(req, { actor, brand, id: form })
      const sent = await ownSubmission(req, { actor, form: loaded.form, process })
      return { process: { id: process.id, name: process.name }, form: presentForm(loaded, sent) }
    },
  }),
]
