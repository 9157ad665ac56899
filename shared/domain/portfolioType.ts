import * as z from 'zod/mini'

/** Portfolio types of the specification; `ExO` is execution only, `OPB` an offshore portfolio bond. */
export const portfolioTypes = ['GIA', 'ISA', 'SIPP', 'ExO', 'OPB', 'Trust', 'SSAS', 'Other'] as const
export const portfolioTypeSchema = z.enum(portfolioTypes)
export type PortfolioType = z.infer<typeof portfolioTypeSchema>
