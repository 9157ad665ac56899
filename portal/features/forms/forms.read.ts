import { processFormSchema, publicFormSchema } from '../../../shared/contracts/forms/forms'
import { apiPath } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'

/** A process with its form. Not asked again while it is filled in: a form that changes under somebody's hands would lose their place. */
export const useProcessForm = defineRead(processFormSchema, (process: string) => apiPath`/api/processes/${process}/form`, {
  onFocus: false,
})

/** The form of investment advice; fails with status 404 where the brand has published none. */
export const useQuestionnaire = defineRead(publicFormSchema, () => '/api/forms/questionnaire', { onFocus: false })

/** A form that stands within a page. */
export const useOpenForm = defineRead(publicFormSchema, (form: string) => apiPath`/api/forms/${form}/open`, { onFocus: false })
