/** Words that are addresses of this product: no portal may be called so, or its screens could not be reached. */
export const reservedWords = [
  '404',
  'account',
  'admin',
  'api',
  'assets',
  'brand',
  'dashboard',
  'data-designer',
  'designer',
  'dev',
  'export',
  'forms',
  'forms-designer',
  'healthz',
  'login',
  'logout',
  'metrics',
  'portfolio',
  'pages',
  'posts',
  'preview',
  'processes',
  'readyz',
] as const

export const isReservedWord = (word: string): boolean => reservedWords.some((reserved) => reserved === word.trim().toLowerCase())
