import type { ExplainedFigure } from '../../../lib/explaining'

const figures = ['value', 'dayChange', 'paidIn', 'growth', 'charges', 'ytd', '6m', '1y', '3y', '5y', 'inception', 'annualised'] as const

const isYear = (id: string): id is `${number}` => /^(19|20)\d\d$/.test(id)

/** The figure of an address; null for what is none. */
export const figureNamed = (id: string): ExplainedFigure | null => figures.find((figure) => figure === id) ?? (isYear(id) ? id : null)
