import type { Locale } from '../../../shared/i18n/locales'

export const topics = ['Markets', 'Insights', 'Advice', 'Product', 'Case studies'] as const
export type Topic = (typeof topics)[number]

type Text = Readonly<{ title: string; summary: string; body: readonly string[] }>

/** Articles by topic; each names an invented company and its sector. */
export const newsTexts: Readonly<Record<Locale, Readonly<Record<Topic, Text>>>> = {
  en: {
    Markets: {
      title: '{company} leads {sector} higher',
      summary: 'Shares in {sector} rose after {company} reported a steady quarter.',
      body: [
        '{company} reported sales in line with what analysts had expected, and kept its dividend.',
        'Other companies in {sector} followed. Bond prices hardly moved.',
      ],
    },
    Insights: {
      title: 'What the figures of {company} tell about {sector}',
      summary: 'Margins, not sales, decide the year in {sector}.',
      body: [
        'Costs have grown more slowly than prices.',
        'For investors in {sector} the question is how long that lasts. {company} gives a hint.',
      ],
    },
    Advice: {
      title: 'How much {sector} does a portfolio need?',
      summary: 'A single sector is soon too large a part of a portfolio.',
      body: [
        'Whoever bought {company} five years ago holds more of {sector} today than they meant to.',
        'Rebalancing once a year is enough for most.',
      ],
    },
    Product: {
      title: 'New factsheets for funds with {sector}',
      summary: 'Charges and risk stand on the first page now.',
      body: ['The factsheets of our funds have been drawn anew.', 'Holdings such as {company} are named with their share.'],
    },
    'Case studies': {
      title: 'From {company} shares to a balanced portfolio',
      summary: 'How one family spread what had grown in {sector}.',
      body: ['Most of their savings were in {company}.', 'Over three tax years they sold in steps and bought funds instead.'],
    },
  },
  is: {
    Markets: {
      title: '{company} leiðir hækkun: {sector}',
      summary: 'Hlutabréf hækkuðu eftir traustan ársfjórðung hjá {company}.',
      body: [
        'Sala {company} var í takt við spár og arðgreiðsla er óbreytt.',
        'Önnur félög í sama geira ({sector}) fylgdu á eftir. Skuldabréf hreyfðust lítið.',
      ],
    },
    Insights: {
      title: 'Hvað segja tölur {company} um geirann {sector}?',
      summary: 'Framlegðin ræður úrslitum á árinu, ekki salan.',
      body: ['Kostnaður hefur vaxið hægar en verð.', 'Spurningin er hve lengi það varir. {company} gefur vísbendingu.'],
    },
    Advice: {
      title: 'Hve stór hluti safns á að vera {sector}?',
      summary: 'Einn geiri verður fljótt of stór hluti af safni.',
      body: [
        'Þeir sem keyptu {company} fyrir fimm árum eiga nú meira í geiranum en þeir ætluðu.',
        'Flestum nægir að jafna safnið einu sinni á ári.',
      ],
    },
    Product: {
      title: 'Ný upplýsingablöð sjóða: {sector}',
      summary: 'Kostnaður og áhætta eru nú á fyrstu síðu.',
      body: ['Upplýsingablöð sjóðanna hafa verið teiknuð upp á nýtt.', 'Eignir á borð við {company} eru nefndar með hlutfalli sínu.'],
    },
    'Case studies': {
      title: 'Frá hlutabréfum í {company} til blandaðs safns',
      summary: 'Hvernig ein fjölskylda dreifði eign sinni.',
      body: ['Mestur hluti sparnaðarins var í {company}.', 'Á þremur skattárum var selt í áföngum og sjóðir keyptir í staðinn.'],
    },
  },
  el: {
    Markets: {
      title: 'Η {company} οδηγεί την άνοδο: {sector}',
      summary: 'Οι μετοχές ανέβηκαν μετά από ένα σταθερό τρίμηνο της {company}.',
      body: [
        'Οι πωλήσεις της {company} ήταν οι αναμενόμενες και το μέρισμα διατηρείται.',
        'Ακολούθησαν και άλλες εταιρείες του κλάδου ({sector}). Τα ομόλογα έμειναν σχεδόν σταθερά.',
      ],
    },
    Insights: {
      title: 'Τι δείχνουν τα μεγέθη της {company} για τον κλάδο {sector}',
      summary: 'Τα περιθώρια κρίνουν τη χρονιά, όχι οι πωλήσεις.',
      body: ['Το κόστος αυξήθηκε πιο αργά από τις τιμές.', 'Το ερώτημα είναι πόσο θα διαρκέσει. Η {company} δίνει μια ένδειξη.'],
    },
    Advice: {
      title: 'Πόσο {sector} χρειάζεται ένα χαρτοφυλάκιο;',
      summary: 'Ένας μόνο κλάδος γίνεται γρήγορα πολύ μεγάλο μέρος.',
      body: [
        'Όσοι αγόρασαν {company} πριν από πέντε χρόνια έχουν σήμερα περισσότερο από όσο ήθελαν.',
        'Για τους περισσότερους αρκεί μία αναπροσαρμογή τον χρόνο.',
      ],
    },
    Product: {
      title: 'Νέα δελτία στοιχείων: {sector}',
      summary: 'Χρεώσεις και κίνδυνος βρίσκονται πλέον στην πρώτη σελίδα.',
      body: [
        'Τα δελτία στοιχείων των αμοιβαίων κεφαλαίων σχεδιάστηκαν από την αρχή.',
        'Θέσεις όπως η {company} αναφέρονται με το ποσοστό τους.',
      ],
    },
    'Case studies': {
      title: 'Από τη μετοχή της {company} σε ισορροπημένο χαρτοφυλάκιο',
      summary: 'Πώς μια οικογένεια διέσπειρε την περιουσία της.',
      body: [
        'Το μεγαλύτερο μέρος των αποταμιεύσεων ήταν σε {company}.',
        'Σε τρία φορολογικά έτη πούλησαν σταδιακά και αγόρασαν αμοιβαία κεφάλαια.',
      ],
    },
  },
}
