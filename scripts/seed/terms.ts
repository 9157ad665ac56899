import type { PayloadRequest } from 'payload'
import { hasAccepted, termsFor } from '../../collections/Portals/termsTexts'
import type { Portal } from '../../collections/payload-types'

/* rights: everything here runs before anybody can sign in; see people.ts. */

type Articles = readonly (readonly [heading: string, text: string])[]

const asHtml = (articles: Articles): string =>
  `<ol>${articles.map(([heading, text]) => `<li><h3>${heading}</h3><p>${text}</p></li>`).join('')}</ol>`

const english = (firm: string, manager: string): Articles => [
  [
    'What the portal is for',
    `${firm} keeps this portal so that you can see your portfolios, read our letters and write to us. It is not a place to give dealing instructions; please speak to your ${manager} for those.`,
  ],
  [
    'Figures',
    'Values come from your custodian and carry the date of the last price. They are for information. Your quarterly valuation remains the statement of record.',
  ],
  [
    'Delegates',
    'You may let another person read your account for a time that you choose. They cannot write or change anything on your behalf, and you can end their access at any moment in your profile.',
  ],
  ['Your data', 'We keep what you enter for as long as you are our client and seven years after. You can export it yourself.'],
  ['Your sign-in', 'Your password is yours alone. Tell us at once when you think that somebody else knows it.'],
  ['Charges', 'The portal costs you nothing. Our charges are those of your client agreement.'],
]

const icelandic: Articles = [
  [
    'Til hvers gáttin er',
    'Akta Wealth heldur úti þessari gátt svo að þú getir skoðað eignasöfnin þín, lesið bréfin okkar og skrifað okkur. Hún er ekki vettvangur fyrir fyrirmæli um viðskipti; talaðu við eignastjórann þinn um þau.',
  ],
  [
    'Tölur',
    'Virði kemur frá vörsluaðila þínum og ber dagsetningu síðasta verðs. Tölurnar eru til upplýsingar. Ársfjórðungsyfirlitið er það yfirlit sem gildir.',
  ],
  [
    'Umboð',
    'Þú getur leyft öðrum að lesa reikninginn þinn um tíma sem þú velur. Viðkomandi getur hvorki skrifað né breytt neinu fyrir þína hönd og þú getur afturkallað aðganginn hvenær sem er á síðunni þinni.',
  ],
  [
    'Gögnin þín',
    'Við geymum það sem þú skráir á meðan þú ert viðskiptavinur okkar og í sjö ár eftir það. Þú getur sótt það hvenær sem er.',
  ],
  ['Innskráningin þín', 'Lykilorðið er þitt eitt. Láttu okkur vita strax ef þú heldur að einhver annar þekki það.'],
  ['Gjöld', 'Gáttin kostar þig ekkert. Gjöld okkar eru þau sem standa í samningi okkar við þig.'],
]

const greek: Articles = [
  [
    'Σκοπός της πύλης',
    'Η Iolcus διατηρεί αυτή την πύλη για να βλέπετε τα χαρτοφυλάκιά σας, να διαβάζετε τις επιστολές μας και να μας γράφετε. Δεν προορίζεται για εντολές συναλλαγών· γι’ αυτές μιλήστε με τον σύμβουλό σας.',
  ],
  [
    'Στοιχεία',
    'Οι αξίες προέρχονται από τον θεματοφύλακά σας και φέρουν την ημερομηνία της τελευταίας τιμής. Έχουν ενημερωτικό χαρακτήρα. Επίσημο έγγραφο παραμένει η τριμηνιαία αποτίμηση.',
  ],
  [
    'Εξουσιοδοτημένοι',
    'Μπορείτε να επιτρέψετε σε άλλο πρόσωπο να διαβάζει τον λογαριασμό σας για όσο χρόνο ορίσετε. Δεν μπορεί να γράψει ή να αλλάξει κάτι εκ μέρους σας, και μπορείτε να διακόψετε την πρόσβασή του οποτεδήποτε από το προφίλ σας.',
  ],
  ['Τα δεδομένα σας', 'Διατηρούμε όσα καταχωρίζετε όσο είστε πελάτης μας και επτά έτη αργότερα. Μπορείτε να τα εξαγάγετε οι ίδιοι.'],
  ['Η σύνδεσή σας', 'Ο κωδικός πρόσβασης είναι μόνο δικός σας. Ενημερώστε μας αμέσως αν νομίζετε ότι τον γνωρίζει κάποιος άλλος.'],
  ['Χρεώσεις', 'Η πύλη δεν σας κοστίζει τίποτα. Οι χρεώσεις μας είναι αυτές της σύμβασής σας.'],
]

const texts = {
  akta: { en: asHtml(english('Akta Wealth', 'wealth manager')), is: asHtml(icelandic) },
  bowmore: { en: asHtml(english('Bowmore', 'advisor')) },
  iolcus: { en: asHtml(english('Iolcus', 'advisor')), el: asHtml(greek) },
} as const satisfies Readonly<Record<string, Portal['tnc']>>

/** Terms and conditions of a shipped brand's portal, in each of its languages. */
export const termsOf = (brand: keyof typeof texts): NonNullable<Portal['tnc']> => texts[brand]

/** Has these clients accepted what the terms of a portal say now. Who has accepted them already stays as they are. */
export async function seedAccepted(req: PayloadRequest, portal: Portal, clients: readonly string[]): Promise<void> {
  const terms = termsFor(portal, portal.portalLanguage)
  if (!terms) return
  const { docs } = await req.payload.find({
    collection: 'accounts',
    where: { and: [{ portal: { equals: portal.id } }, { client: { in: [...clients] } }] },
    pagination: false,
    depth: 0,
    joins: false,
    overrideAccess: true,
    req,
  })
  for (const account of docs) {
    if (hasAccepted(portal, account)) continue
    const data = { termsAndConditions: { accepted: true, at: '2026-01-12T09:41:00.000Z', version: terms.version } }
    await req.payload.update({ collection: 'accounts', id: account.id, data, depth: 0, overrideAccess: true, req })
  }
}
