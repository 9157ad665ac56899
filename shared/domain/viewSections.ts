/** What the log says that somebody looked at: screens of the portal, and tabs of a portfolio. */
export const viewSections = [
  'clients',
  'family',
  'account',
  'portfolio',
  'exposure',
  'breakdowns',
  'holdings',
  'transactions',
  'transactionsFile',
  'cash',
  'contractNotes',
  'gains',
  'charges',
  'bonds',
  'simulated',
  'explorer',
  'news',
  'article',
  'simulator',
  'advice',
  'process',
  'profile',
  'organisation',
] as const
export type ViewSection = (typeof viewSections)[number]

export const viewSectionNamed = (name: string | null | undefined): ViewSection | null => viewSections.find((each) => each === name) ?? null
