import type { Access, Where } from 'payload'

/** A rule that also asks for `where`. */
export const both =
  (rule: Access, where: Where): Access =>
  async (args) => {
    const result = await rule(args)
    if (result === false) return false
    return result === true ? where : { and: [result, where] }
  }
