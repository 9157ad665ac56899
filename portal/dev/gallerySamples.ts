/** Names that are the same in every language: roles of type, types of portfolio, invented securities and people. */
export const samples = {
  roles: {
    hero: 'hero',
    h1: 'h1',
    headings: 'h2, h3',
    figure: 'figure',
    body: 'body, strong',
    small: 'small, label',
  },
  types: { gia: 'GIA', isa: 'ISA', sipp: 'SIPP' },
  security: 'Ravensmoor UK Equity Income',
  holding: 'Calderfell Global Equity Acc',
  account: 'QS-204417',
  client: 'Catherine Ellery-Voss',
  advisor: 'Imogen Hathersall',
  greek: 'Χαρτοφυλάκιο, αποτίμηση',
  icelandic: 'Eignasafn, ávöxtun, gjöld',
} as const
