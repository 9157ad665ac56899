import type { ViewSection } from '../../../shared/domain/viewSections'
import type { Locale } from '../../../shared/i18n/locales'

/** What the panel calls the screens that people look at, and how a line of the log says it. */
type SectionWords = Readonly<{
  sections: Readonly<Record<ViewSection, string>>
  /** Of a record. */
  lookedAt: string
  /** Of no record. */
  looked: string
  heading: string
}>

export const sectionWords: Readonly<Record<Locale, SectionWords>> = {
  en: {
    sections: {
      clients: 'Clients',
      family: 'All accounts',
      account: 'Account',
      portfolio: 'Portfolio',
      exposure: 'Exposure',
      breakdowns: 'Breakdowns',
      holdings: 'Holdings',
      transactions: 'Transactions',
      transactionsFile: 'Transactions file',
      cash: 'Cash',
      contractNotes: 'Contract notes',
      gains: 'Realised gains',
      charges: 'Charges',
      bonds: 'Bonds',
      simulated: 'Simulated returns',
      explorer: 'Fund explorer',
      news: 'News',
      article: 'An article',
      simulator: 'Strategy simulator',
      advice: 'Investment advice',
      process: 'A process',
      profile: 'Own profile',
      organisation: 'Own organisation',
    },
    lookedAt: '{who} looked at {what}: {section}.',
    looked: '{who} looked at: {section}.',
    heading: 'Who looked at it',
  },
  is: {
    sections: {
      clients: 'Viðskiptavinir',
      family: 'Allir reikningar',
      account: 'Reikningur',
      portfolio: 'Eignasafn',
      exposure: 'Áhætta',
      breakdowns: 'Skipting',
      holdings: 'Eignir',
      transactions: 'Færslur',
      transactionsFile: 'Færsluskrá',
      cash: 'Reiðufé',
      contractNotes: 'Viðskiptanótur',
      gains: 'Innleystur hagnaður',
      charges: 'Gjöld',
      bonds: 'Skuldabréf',
      simulated: 'Hermd ávöxtun',
      explorer: 'Sjóðaleit',
      news: 'Fréttir',
      article: 'Grein',
      simulator: 'Áætlanahermir',
      advice: 'Fjárfestingarráðgjöf',
      process: 'Ferli',
      profile: 'Eigin upplýsingar',
      organisation: 'Eigið fyrirtæki',
    },
    lookedAt: '{who} skoðaði {what}: {section}.',
    looked: '{who} skoðaði: {section}.',
    heading: 'Hver skoðaði þetta',
  },
  el: {
    sections: {
      clients: 'Πελάτες',
      family: 'Όλοι οι λογαριασμοί',
      account: 'Λογαριασμός',
      portfolio: 'Χαρτοφυλάκιο',
      exposure: 'Έκθεση',
      breakdowns: 'Κατανομές',
      holdings: 'Θέσεις',
      transactions: 'Συναλλαγές',
      transactionsFile: 'Αρχείο συναλλαγών',
      cash: 'Μετρητά',
      contractNotes: 'Πινακίδια συναλλαγών',
      gains: 'Πραγματοποιηθέντα κέρδη',
      charges: 'Χρεώσεις',
      bonds: 'Ομόλογα',
      simulated: 'Προσομοιωμένες αποδόσεις',
      explorer: 'Αναζήτηση αμοιβαίων κεφαλαίων',
      news: 'Νέα',
      article: 'Ένα άρθρο',
      simulator: 'Προσομοιωτής στρατηγικής',
      advice: 'Επενδυτικές συμβουλές',
      process: 'Μια διαδικασία',
      profile: 'Το προφίλ του',
      organisation: 'Ο οργανισμός του',
    },
    lookedAt: '{who}: προβολή, {what}: {section}.',
    looked: '{who}: προβολή, {section}.',
    heading: 'Ποιος το είδε',
  },
}
