import type { ComponentType } from 'react'
import type { DrawnKind } from '../../../shared/domain/reportKinds'
import type { AboutId } from './components/About'
import { CashAndCharges, OpeningAndClosingCash } from './components/CashAndCharges'
import { Commentary } from './components/Commentary'
import { Costs, EffectOfCosts } from './components/Costs'
import { Custody } from './components/Custody'
import { FiveYears } from './components/FiveYears'
import { Portfolios, TablesOfPortfolios } from './components/PortfolioSection'
import { Summary } from './components/Summary'
import type { PartProps } from './partProps'

interface Layout {
  hasCover: boolean
  /** In their order; the last page, about the figures, comes behind them. */
  parts: readonly ComponentType<PartProps>[]
  /** Ids of the features' tables that each portfolio has, in their order. */
  tables: readonly string[]
  about: readonly AboutId[]
}

/** The pages of each kind. Titles and dates are in `shared/domain/reportKinds.ts`. */
export const layouts: Readonly<Record<DrawnKind, Layout>> = {
  investment: {
    hasCover: true,
    parts: [Summary, Portfolios, FiveYears, Commentary],
    tables: ['discrete', 'holdings', 'transactions', 'cash'],
    about: ['values', 'source', 'change', 'returns', 'benchmark', 'gain', 'charges', 'dash'],
  },
  valuation: {
    hasCover: true,
    parts: [Summary, CashAndCharges, TablesOfPortfolios, Custody, FiveYears, Commentary],
    tables: ['holdings', 'transactions', 'cash'],
    about: ['values', 'fair', 'source', 'change', 'returns', 'benchmark', 'gain', 'charges', 'paper', 'dash'],
  },
  costs: {
    hasCover: false,
    parts: [Costs, EffectOfCosts, TablesOfPortfolios],
    tables: ['charges'],
    about: ['costs', 'words', 'source', 'charges', 'paper', 'dash'],
  },
  taxYear: {
    hasCover: true,
    parts: [OpeningAndClosingCash, TablesOfPortfolios],
    tables: ['contractNotes', 'gains', 'transactions', 'cash'],
    about: ['tax', 'source', 'paper', 'dash'],
  },
  bonds: {
    hasCover: true,
    parts: [TablesOfPortfolios],
    tables: ['bondSummary', 'bonds', 'bondSplits'],
    about: ['values', 'bonds', 'source', 'paper', 'dash'],
  },
  contractNotes: {
    hasCover: true,
    parts: [TablesOfPortfolios],
    tables: ['contractNotes', 'contractNoteSlips'],
    about: ['notes', 'source', 'paper', 'dash'],
  },
}
