import { acceptedTermsSchema, greetingSchema } from '../../../shared/contracts/greeting'
import { withQuery } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'

/** What is to be shown before the person begins on a portal; terms in the language of the page. */
export const useGreeting = defineRead(greetingSchema, ({ portal, locale }: Readonly<{ portal: string; locale: string }>) =>
  withQuery('/api/greeting', { portal, locale }),
)

/** Which terms the person has accepted on the portals of the brand. */
export const useAcceptedTerms = defineRead(acceptedTermsSchema, () => '/api/users/me/terms')
