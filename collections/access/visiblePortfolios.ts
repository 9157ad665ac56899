import type { Access, Where } from 'payload'
import { ofEditableAccount } from './editableAccounts'
import { ofVisibleAccount } from './visibleAccounts'

/** What belongs to a portfolio is hidden with it from all but admins: the trash of a portfolio takes its holdings and transactions along, and gives them back. */
// Made for each request: Payload takes nulls out of what a rule answered (decision 130).
const ofStandingPortfolio = (): Where => ({ 'portfolio.deletedAt': { equals: null } })

const standing =
  (rule: Access): Access =>
  async (args) => {
    const result = await rule(args)
    return typeof result === 'boolean' ? result : { and: [result, ofStandingPortfolio()] }
  }

/** Read rule of what belongs to a portfolio of an account. */
export const ofVisiblePortfolio = standing(ofVisibleAccount)

/** The same for changing and deleting it. */
export const ofEditablePortfolio = standing(ofEditableAccount)
