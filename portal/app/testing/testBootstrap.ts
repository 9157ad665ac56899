import type { Bootstrap } from '../../lib/bootstrap'

const navigation = {
  clients: true,
  detailedClient: true,
  portfolios: true,
  explorer: false,
  news: false,
  library: false,
  messages: false,
  investmentAdvice: false,
  processes: false,
  analytics: false,
  simulator: false,
}

/** A brand that no file describes. */
export const testBootstrap: Bootstrap = {
  brand: {
    name: 'harbour',
    displayName: 'Harbour Row',
    locales: ['en', 'is', 'el'],
    defaultLocale: 'en',
    currency: 'GBP',
    navigation,
    withoutTabs: [],
    transactionRange: '1m',
    portfolioTypes: ['GIA', 'ISA'],
    theme: 'main',
    timeZone: 'Europe/London',
    mark: ['M3 21h18'],
    managerTerm: 'advisor',
    firm: null,
    signUp: 'open',
    nationalLogin: null,
    companyUrl: 'https://harbour-row.example/',
    motto: { en: 'Safe in harbour.' },
    pitch: { en: 'All of it in one place.' },
    disclaimer: { en: 'Investments can fall.', is: 'Fjárfestingar geta lækkað.' },
    idleSeconds: 1800,
    ownThemes: ['harbour', 'harbour-professional'],
  },
  demo: false,
  hasSession: true,
  locale: 'en',
  theme: 'main',
  scheme: 'auto',
  nonce: 'test',
}
