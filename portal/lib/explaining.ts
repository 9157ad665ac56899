import { useOpening } from './opening'

/** Figures of a portfolio that say what they are made of, beside calendar years (`2024`). */
const explainedFigures = [
  'value',
  'dayChange',
  'paidIn',
  'growth',
  'charges',
  'ytd',
  '6m',
  '1y',
  '3y',
  '5y',
  'inception',
  'annualised',
] as const

/** A figure as the address names it, or a calendar year of four digits. */
export type ExplainedFigure = (typeof explainedFigures)[number] | `${number}`

const isYear = (id: string): id is `${number}` => /^(19|20)\d\d$/.test(id)

/** The figure of an address; null for what is none. */
export const figureNamed = (id: string): ExplainedFigure | null =>
  explainedFigures.find((figure) => figure === id) ?? (isYear(id) ? id : null)

/** The figure that is explained beside the page, `?open=explain.<figure>`, and the way to another one. */
export function useExplaining() {
  const { close, open, opening } = useOpening()
  return {
    figure: opening?.kind === 'explain' ? figureNamed(opening.id) : null,
    explain: (figure: ExplainedFigure) => open('explain', figure),
    close,
  }
}
