import { lazyPart } from '../../ui/lazyPart'

const AdvicePage = lazyPart(() => import('../../features/forms/AdvicePage'), 'AdvicePage', { texts: ['forms', 'fields', 'errors'] })

/** The questionnaire of investment advice. Its code comes after the frame, as that of all forms. */
export const AdviceRoute = () => <AdvicePage />
