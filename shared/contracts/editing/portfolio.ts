import * as z from 'zod/mini'
import { currencyCodeSchema } from '../../domain/currency'
import { isoInstantSchema } from '../../domain/dates'
import { portfolioTypeSchema } from '../../domain/portfolioType'
import { blankable, decimalNumberSchema, openDaySchema, recordDaySchema, recordNameSchema } from './editedFields'

export const portfolioRegions = ['Global', 'Europe', 'USA'] as const
export const portfolioObjectives = ['Income', 'Accumulation', 'Both', 'ExO'] as const
/** Least and most of the two sliders. */
export const sliderRange = { min: 1, max: 10 } as const

const sliderSchema = decimalNumberSchema({ ...sliderRange, decimals: 0 })

/** A portfolio as Payload's REST gives it, of which whoever may change it needs this. */
export const portfolioRecordSchema = z.object({
  id: z.string(),
  name: z.string(),
  account: z.string(),
  /** Null for one that is kept by hand. */
  externalId: blankable(z.string()),
  type: portfolioTypeSchema,
  currency: currencyCodeSchema,
  region: blankable(z.enum(portfolioRegions)),
  inception: blankable(recordDaySchema),
  objective: blankable(z.enum(portfolioObjectives)),
  riskLevel: blankable(z.number()),
  esgRating: blankable(z.number()),
  updatedAt: isoInstantSchema,
})
export type PortfolioRecord = z.infer<typeof portfolioRecordSchema>

/** Some portfolios of an account. */
export const portfolioRecordsSchema = z.object({ docs: z.array(portfolioRecordSchema) })

/** What is filled in. */
export const portfolioFormSchema = z.object({
  name: recordNameSchema,
  type: portfolioTypeSchema,
  region: z.nullable(z.enum(portfolioRegions)),
  currency: currencyCodeSchema,
  inception: openDaySchema,
  objective: z.nullable(z.enum(portfolioObjectives)),
  riskLevel: z.nullable(sliderSchema),
  esgRating: z.nullable(sliderSchema),
})
export type PortfolioForm = z.infer<typeof portfolioFormSchema>
