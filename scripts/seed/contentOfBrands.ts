import type { AccessLevel } from '../../shared/domain/accessLevels'
import type { Locale } from '../../shared/i18n/locales'
import { richText, type RichTextPart } from './richText'

type Block = Readonly<{ blockType: string }> & Record<string, unknown>

/** What a brand's content is seeded from. Long because it is text; each sentence could stand on the firm's site. */
export type BrandContent = Readonly<{
  people: readonly Readonly<{ name: string; title: string; location: string; bio: ReturnType<typeof richText> }>[]
  testimonials: readonly Readonly<{ name: string; testimonial: string; contact: string }>[]
  posts: readonly Readonly<
    { name: string; slug: string; language: Locale; author: string; publishDate: string; tags: readonly string[]; summary: string } & {
      keypoints: readonly string[]
      content: readonly Block[]
    }
  >[]
  pages: readonly Readonly<
    { name: string; slug: string; language: Locale; type: string; title: string; summary: string; description: string } & {
      parent?: string
      level?: AccessLevel
      protected?: boolean
      promoted?: boolean
      content: readonly Block[]
    }
  >[]
  commentary: readonly Readonly<
    { name: string; language: Locale; reportDate: string; body: ReturnType<typeof richText> } & { attachment?: string }
  >[]
  library: Readonly<{
    name: string
    folder: string
    files: readonly Readonly<{ name: string; type: string; audience: 'staff' | 'members'; text: string }>[]
  }>
}>

const text = (...parts: readonly RichTextPart[]): Block => ({ blockType: 'richText', text: richText(...parts) })
const snippet = (name: 'firm' | 'regulator' | 'disclaimer'): Block => ({ blockType: 'snippet', snippet: name })

const akta: BrandContent = {
  people: [
    {
      name: 'Imogen Hathersall',
      title: 'Wealth manager',
      location: 'London',
      bio: richText({
        p: 'Imogen has looked after families and their trusts for eighteen years. She reads every annual review aloud before it is sent.',
      }),
    },
    {
      name: 'Magnus Þorvaldsson',
      title: 'Managing partner',
      location: 'Reykjavík',
      bio: richText({
        p: 'Magnus founded the firm in 2009 and chairs its investment committee. Before that he ran bonds at a pension fund in Reykjavík.',
      }),
    },
  ],
  testimonials: [
    {
      name: 'The Larkhall family trust',
      testimonial: 'For the first time we can see, on one page, what we put in and what it has earned after every charge.',
      contact: 'Edmund Larkhall, trustee',
    },
    {
      name: 'Ellery-Voss & Daughters',
      testimonial: 'They told us in March what they had got wrong in February. We have stayed for that.',
      contact: 'Catherine Ellery-Voss',
    },
  ],
  posts: [
    {
      name: 'What a charge of one per cent costs over twenty years',
      slug: 'what-one-per-cent-costs',
      language: 'en',
      author: 'Imogen Hathersall',
      publishDate: '2026-09-14T12:00:00.000Z',
      tags: ['Advice', 'Insights'],
      summary: 'A small figure, taken every year, is not a small figure.',
      keypoints: [
        'One per cent a year is about a sixth of the final value',
        'What stays invested keeps earning',
        'Ask for charges in pounds',
      ],
      content: [
        text(
          {
            p: [
              'Take £100,000 that earns 6% a year. After twenty years it is £320,714. With a charge of 1% a year it is £265,330: ',
              { bold: '£55,384 less' },
              '.',
            ],
          },
          { h: 'Why it is more than twenty times one per cent' },
          { p: 'A pound taken in the first year is missing in each of the nineteen that follow, with all that it would have earned.' },
        ),
        {
          blockType: 'chart',
          title: '£100,000 after twenty years',
          kind: 'bars',
          unit: '£',
          rows: [
            { label: 'Without a charge', value: 320714 },
            { label: 'With 0.5% a year', value: 291776 },
            { label: 'With 1% a year', value: 265330 },
          ],
          source: 'Own calculation: 6% a year before charges, no withdrawals',
        },
        snippet('disclaimer'),
      ],
    },
    {
      name: 'Hvað merkir ávöxtun eftir gjöld?',
      slug: 'avoxtun-eftir-gjold',
      language: 'is',
      author: 'Magnus Þorvaldsson',
      publishDate: '2026-10-05T12:00:00.000Z',
      tags: ['Insights'],
      summary: 'Tala án gjalda segir hálfa söguna.',
      keypoints: ['Gjöld eru dregin frá áður en ávöxtun er sýnd', 'Tölur eru alltaf með dagsetningu'],
      content: [
        text({ p: 'Ávöxtun eftir gjöld er það sem situr eftir hjá þér þegar umsýsla, viðskipti og sjóðagjöld hafa verið greidd.' }),
        snippet('disclaimer'),
      ],
    },
  ],
  pages: [
    {
      name: 'Home',
      slug: 'home',
      language: 'en',
      type: 'Landing',
      title: 'What you put in, what it earned, what it is worth',
      summary: 'Your portfolios, valuations and letters in one place.',
      description: 'Wealth management for families, trusts and charities in London and Reykjavík.',
      promoted: true,
      content: [
        text({ p: 'We look after the money of 420 families, and show each of them the same figures that we look at ourselves.' }),
        {
          blockType: 'tabs',
          tabs: [
            {
              title: 'Families',
              subtitle: 'Three generations on one page',
              text: richText({ p: 'Accounts of a family add up on one screen, each still its own.' }),
            },
            {
              title: 'Trusts',
              subtitle: 'Minutes, letters and valuations together',
              text: richText({ list: ['Valuations at any month end', 'Reports that auditors accept', 'Charges in pounds'] }),
            },
          ],
        },
        snippet('regulator'),
      ],
    },
    {
      name: 'How we charge',
      slug: 'how-we-charge',
      language: 'en',
      type: 'Resources',
      title: 'How we charge',
      summary: 'One fee, in pounds, every quarter.',
      description: 'Our fee by the size of the account, and what it does not cover.',
      parent: 'home',
      content: [
        text(
          { h: 'One fee' },
          {
            p: ['We charge ', { bold: '0.75%' }, ' a year on the first £1,000,000 and 0.5% above it. Funds charge within their own price.'],
          },
        ),
        snippet('disclaimer'),
      ],
    },
    {
      name: 'Markets',
      slug: 'markets',
      language: 'en',
      type: 'Resources',
      title: 'Shares of the world, month by month',
      summary: 'The index that we measure shares against.',
      description: 'Month ends of the equity index over the last year, brought in every night.',
      parent: 'home',
      content: [
        text({ p: 'Shares fall in one month of three. Whoever looks once a year sees less of it, and acts on less of it.' }),
        {
          blockType: 'chart',
          title: 'Equity index at the end of each month',
          kind: 'bars',
          origin: 'dataset',
          // By its name; the seed puts its id in (`content.ts`).
          dataset: 'equity-index',
          source: 'S&P 500',
        },
        snippet('disclaimer'),
      ],
    },
    {
      name: 'For clients',
      slug: 'for-clients',
      language: 'en',
      type: 'Account',
      title: 'For clients',
      summary: 'How to read your report.',
      description: 'A guide to the report for people who are signed in.',
      protected: true,
      level: 'authenticated',
      parent: 'home',
      content: [
        text({ p: 'The first page of your report adds up: what you paid in, what it earned, what was charged, what it is worth.' }),
      ],
    },
    {
      name: 'Forsíða',
      slug: 'forsida',
      language: 'is',
      type: 'Landing',
      title: 'Hvað þú lagðir inn, hverju það skilaði, hvers virði það er',
      summary: 'Eignasöfn, yfirlit og bréf á einum stað.',
      description: 'Eignastýring fyrir fjölskyldur, sjóði og félög í London og Reykjavík.',
      content: [text({ p: 'Við önnumst fjármuni 420 fjölskyldna og sýnum hverri þeirra sömu tölur og við skoðum sjálf.' })],
    },
  ],
  commentary: [
    {
      name: 'Third quarter of 2026',
      language: 'en',
      reportDate: '2026-09-30T12:00:00.000Z',
      attachment: 'Charges by account size',
      body: richText({
        p: 'Shares in Europe rose while bonds stood still. We took profits in industrial shares in August and bought short gilts.',
      }),
    },
    {
      name: 'Second quarter of 2026',
      language: 'en',
      reportDate: '2026-06-30T12:00:00.000Z',
      body: richText({ p: 'A quiet quarter. The committee met twice and changed nothing, which was the right thing to do.' }),
    },
  ],
  library: {
    name: 'House documents',
    folder: 'Charges',
    files: [
      {
        name: 'Charges by account size',
        type: 'Agreement / Legal',
        audience: 'members',
        text: 'Account size,Fee a year\n"Up to £1,000,000",0.75%\n"Above £1,000,000",0.5%\n',
      },
      {
        name: 'Review calendar 2026',
        type: 'Other',
        audience: 'staff',
        text: 'Month,Accounts\nJanuary,36\nApril,34\nJuly,35\nOctober,35\n',
      },
    ],
  },
}

const bowmore: BrandContent = {
  people: [
    {
      name: 'Alasdair Pennwick',
      title: 'Head of private clients',
      location: 'Edinburgh',
      bio: richText({ p: 'Alasdair joined from the bar, and still answers a question before he explains it.' }),
    },
    {
      name: 'Rosalind Achterberg',
      title: 'Advisor',
      location: 'Glasgow',
      bio: richText({ p: 'Rosalind looks after retired clients and their pensions.' }),
    },
  ],
  testimonials: [
    {
      name: 'Harrowgate Almshouses',
      testimonial: 'The report fits on two pages, and our trustees read both.',
      contact: 'Treasurer of the charity',
    },
  ],
  posts: [
    {
      name: 'Drawing a pension without selling in a bad month',
      slug: 'drawing-a-pension',
      language: 'en',
      author: 'Rosalind Achterberg',
      publishDate: '2026-08-20T12:00:00.000Z',
      tags: ['Advice'],
      summary: 'Two years of spending in cash let the rest wait.',
      keypoints: ['Keep two years of withdrawals in cash', 'Refill it in good years', 'Sell what has grown beyond its share'],
      content: [
        text({ p: 'Whoever has to sell in a bad month turns a fall that would pass into a loss that stays.' }),
        snippet('disclaimer'),
      ],
    },
  ],
  pages: [
    {
      name: 'Home',
      slug: 'home',
      language: 'en',
      type: 'Landing',
      title: 'Private clients since 1987',
      summary: 'Advice from the people who manage the money.',
      description: 'Advice and portfolios for private clients and charities in Scotland.',
      promoted: true,
      content: [text({ p: 'The person who advises you is the person who manages your portfolio.' }), snippet('firm')],
    },
    {
      name: 'Funds',
      slug: 'our-funds',
      language: 'en',
      type: 'Funds',
      title: 'The funds that we use',
      summary: 'Fourteen, and why each of them.',
      description: 'The funds in our portfolios and what each is there for.',
      parent: 'home',
      content: [
        {
          blockType: 'chart',
          title: 'Where a balanced portfolio is invested',
          kind: 'shares',
          unit: '%',
          rows: [
            { label: 'Equity', value: 55 },
            { label: 'Fixed income', value: 35 },
            { label: 'Cash', value: 10 },
          ],
        },
        snippet('disclaimer'),
      ],
    },
  ],
  commentary: [
    {
      name: 'October 2026',
      language: 'en',
      reportDate: '2026-10-31T12:00:00.000Z',
      body: richText({ p: 'Gilts gave back what they had gained in September. We changed nothing.' }),
    },
  ],
  library: {
    name: 'Client letters',
    folder: '2026',
    files: [{ name: 'Dates of letters', type: 'Other', audience: 'staff', text: 'Letter,Date\nSpring,2026-04-06\nAutumn,2026-10-05\n' }],
  },
}

const iolcus: BrandContent = {
  people: [
    {
      name: 'Ελένη Παπαδάκη',
      title: 'Σύμβουλος επενδύσεων',
      location: 'Βόλος',
      bio: richText({ p: 'Η Ελένη συμβουλεύει οικογένειες της Θεσσαλίας από το 2006 και απαντά η ίδια στο τηλέφωνο.' }),
    },
    {
      name: 'Ιάσων Μελάς',
      title: 'Διευθυντής επενδύσεων',
      location: 'Αθήνα',
      bio: richText({ p: 'Ο Ιάσων προεδρεύει της επενδυτικής επιτροπής.' }),
    },
  ],
  testimonials: [
    {
      name: 'Ναυτιλιακή Πηλίου',
      testimonial: 'Βλέπουμε σε μία σελίδα τι καταθέσαμε και τι απέδωσε μετά από κάθε χρέωση.',
      contact: 'Οικονομική διεύθυνση',
    },
  ],
  posts: [
    {
      name: 'Τι σημαίνει απόδοση μετά από χρεώσεις',
      slug: 'apodosi-meta-apo-chreoseis',
      language: 'el',
      author: 'Ελένη Παπαδάκη',
      publishDate: '2026-09-22T12:00:00.000Z',
      tags: ['Insights'],
      summary: 'Ένας αριθμός χωρίς τις χρεώσεις λέει τη μισή ιστορία.',
      keypoints: ['Οι χρεώσεις αφαιρούνται πριν δείξουμε την απόδοση', 'Κάθε αριθμός έχει ημερομηνία'],
      content: [text({ p: 'Η απόδοση μετά από χρεώσεις είναι ό,τι μένει σε εσάς όταν έχουν πληρωθεί όλα.' }), snippet('disclaimer')],
    },
  ],
  pages: [
    {
      name: 'Αρχική',
      slug: 'archiki',
      language: 'el',
      type: 'Landing',
      title: 'Τι καταθέσατε, τι απέδωσε, τι αξίζει',
      summary: 'Χαρτοφυλάκια, αποτιμήσεις και επιστολές σε ένα μέρος.',
      description: 'Διαχείριση περιουσίας για οικογένειες και επιχειρήσεις στην Ελλάδα.',
      promoted: true,
      content: [text({ p: 'Δείχνουμε σε κάθε οικογένεια τα ίδια στοιχεία που βλέπουμε κι εμείς.' }), snippet('regulator')],
    },
    {
      name: 'Home',
      slug: 'home',
      language: 'en',
      type: 'Landing',
      title: 'What you put in, what it earned, what it is worth',
      summary: 'Portfolios, valuations and letters in one place.',
      description: 'Wealth management for families and firms in Greece.',
      content: [text({ p: 'We show each family the same figures that we look at ourselves.' })],
    },
  ],
  commentary: [
    {
      name: 'Τρίτο τρίμηνο 2026',
      language: 'el',
      reportDate: '2026-09-30T12:00:00.000Z',
      body: richText({ p: 'Οι ευρωπαϊκές μετοχές ανέβηκαν και τα ομόλογα έμειναν στάσιμα.' }),
    },
  ],
  library: {
    name: 'Έγγραφα',
    folder: 'Χρεώσεις',
    files: [
      {
        name: 'Χρεώσεις ανά μέγεθος',
        type: 'Agreement / Legal',
        audience: 'members',
        text: 'Μέγεθος,Χρέωση\n"Έως 500.000 €",0.9%\n"Άνω",0.6%\n',
      },
    ],
  },
}

/** Content of the brands that ship, by the brand's name. */
export const contentOf: Readonly<Record<string, BrandContent>> = { akta, bowmore, iolcus }
