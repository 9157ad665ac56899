import { label } from '../../collections/labels/label'
import type { FormSteps } from '../../shared/contracts/forms/formSchema'

/** The demo's forms in the languages of its brands: English, and Greek for the Greek brand. */
export type FormLanguage = 'en' | 'el'

/** What a form says once it is sent: what the panel proposes to an editor of that language. */
export const wordsAfter = (language: FormLanguage) => ({
  endMessage: label('notice.forms.sent')[language],
  autorespondSubject: label('notice.forms.answered')[language],
})

const both = (en: string, el: string) => ({ en, el })
type Text = ReturnType<typeof both>
type Say = (text: Text) => string
const option = (say: Say) => (value: string, text: Text) => ({ value, label: say(text) })

export type DemoForm = Readonly<{ name: string; description: string; steps: FormSteps }>

const sayIn =
  (language: FormLanguage): Say =>
  (text) =>
    text[language]

export function riskQuestionnaire(language: FormLanguage): DemoForm {
  const say = sayIn(language)
  const one = option(say)
  return {
    name: say(both('Risk questionnaire', 'Ερωτηματολόγιο κινδύνου')),
    description: say(
      both(
        'Ten minutes on your aims and on how you feel about ups and downs.',
        'Δέκα λεπτά για τους στόχους σας και τη στάση σας απέναντι στις διακυμάνσεις.',
      ),
    ),
    steps: [
      {
        title: say(both('Your plans', 'Τα σχέδιά σας')),
        fields: [
          {
            type: 'select',
            name: 'aim',
            label: say(both('What is the money for?', 'Για ποιον σκοπό προορίζονται τα χρήματα;')),
            required: true,
            multiple: true,
            other: true,
            otherValue: say(both('In your own words', 'Με δικά σας λόγια')),
            options: [
              one('retirement', both('Retirement', 'Σύνταξη')),
              one('house', both('A house', 'Ένα σπίτι')),
              one('school', both('School fees', 'Δίδακτρα')),
            ],
          },
          {
            type: 'range',
            name: 'horizon',
            label: say(both('When will you need it?', 'Πότε θα τα χρειαστείτε;')),
            options: [
              one('now', both('Within a year', 'Μέσα σε έναν χρόνο')),
              one('soon', both('1 to 5 years', '1 έως 5 χρόνια')),
              one('later', both('5 to 10 years', '5 έως 10 χρόνια')),
              one('never', both('Later than that', 'Αργότερα')),
            ],
          },
          {
            type: 'number',
            name: 'yearly',
            label: say(both('How much would you add each year?', 'Πόσα θα προσθέτατε κάθε χρόνο;')),
            help: say(both('An estimate is enough.', 'Αρκεί μια εκτίμηση.')),
            min: 0,
            max: 1_000_000,
            unit: language === 'el' ? 'EUR' : 'GBP',
            conditions: [
              { field: 'aim', is: 'contains', value: 'retirement' },
              { field: 'horizon', is: 'atLeast', value: 'later' },
            ],
            notes: say(both('Compare with the yearly allowances.', 'Συγκρίνετε με τα ετήσια αφορολόγητα όρια.')),
          },
        ],
      },
      {
        title: say(both('Attitude to risk', 'Στάση απέναντι στον κίνδυνο')),
        fields: [
          {
            type: 'radio',
            name: 'fall',
            label: say(
              both(
                'Your investments fall by a fifth within months. What do you do?',
                'Οι επενδύσεις σας πέφτουν κατά ένα πέμπτο σε λίγους μήνες. Τι κάνετε;',
              ),
            ),
            required: true,
            options: [
              one('sell', both('Sell', 'Πουλώ')),
              one('wait', both('Wait', 'Περιμένω')),
              one('buy', both('Buy more', 'Αγοράζω περισσότερα')),
            ],
          },
          {
            type: 'slider',
            name: 'level',
            label: say(both('How much risk suits you, from 1 to 7?', 'Πόσος κίνδυνος σας ταιριάζει, από 1 έως 7;')),
            min: 1,
            max: 7,
            value: 4,
            required: true,
          },
          {
            type: 'checkbox',
            name: 'true',
            label: say(both('This is complete and true as far as I know.', 'Τα παραπάνω είναι πλήρη και αληθή, απ’ όσο γνωρίζω.')),
            required: true,
          },
        ],
      },
    ],
  }
}

export function contactDetails(language: FormLanguage): DemoForm {
  const say = sayIn(language)
  return {
    name: say(both('Change of contact details', 'Αλλαγή στοιχείων επικοινωνίας')),
    description: say(both('Tell us your new address, telephone or e-mail.', 'Πείτε μας τη νέα σας διεύθυνση, το τηλέφωνο ή το email σας.')),
    steps: [
      {
        title: say(both('Your details', 'Τα στοιχεία σας')),
        fields: [
          { type: 'textarea', name: 'address', label: say(both('Address', 'Διεύθυνση')), required: true, limit: 300 },
          { type: 'country', name: 'country', label: say(both('Country', 'Χώρα')), required: true, value: language === 'el' ? 'GR' : 'GB' },
          { type: 'text', name: 'phone', label: say(both('Telephone', 'Τηλέφωνο')), rules: ['phone'] },
          { type: 'text', name: 'email', label: say(both('E-mail', 'Email')), rules: ['email'] },
          { type: 'date-picker', name: 'from', label: say(both('Valid from', 'Ισχύει από')), required: true, value: 'today' },
          { type: 'switch', name: 'letters', label: say(both('Send letters there too', 'Να αποστέλλεται εκεί και η αλληλογραφία')) },
        ],
      },
    ],
  }
}

/** Asked within the onboarding, once for each account. */
export function accountElsewhere(language: FormLanguage): DemoForm {
  const say = sayIn(language)
  const one = option(say)
  return {
    name: say(both('Account held elsewhere', 'Λογαριασμός σε άλλη εταιρεία')),
    description: say(both('One account with another firm.', 'Ένας λογαριασμός σε άλλη εταιρεία.')),
    steps: [
      {
        title: say(both('Account', 'Λογαριασμός')),
        fields: [
          { type: 'text', name: 'firm', label: say(both('Firm', 'Εταιρεία')), required: true, limit: 120 },
          {
            type: 'radio',
            name: 'kind',
            label: say(both('Kind', 'Είδος')),
            options: [
              one('savings', both('Savings', 'Αποταμίευση')),
              one('pension', both('Pension', 'Συνταξιοδοτικό')),
              one('shares', both('Shares', 'Μετοχές')),
            ],
          },
          { type: 'number', name: 'value', label: say(both('Value', 'Αξία')), min: 0, unit: language === 'el' ? 'EUR' : 'GBP' },
        ],
      },
    ],
  }
}

export function onboarding(language: FormLanguage, elsewhere: string): DemoForm {
  const say = sayIn(language)
  const one = option(say)
  return {
    name: say(both('Welcome: about you', 'Καλώς ήρθατε: λίγα λόγια για εσάς')),
    description: say(
      both(
        'What we need before we may advise you. You can stop and come back.',
        'Όσα χρειαζόμαστε πριν σας συμβουλεύσουμε. Μπορείτε να σταματήσετε και να επιστρέψετε.',
      ),
    ),
    steps: [
      {
        title: say(both('You', 'Εσείς')),
        fields: [
          {
            type: 'text',
            name: 'name',
            label: say(both('Name as in your passport', 'Όνομα όπως στο διαβατήριο')),
            required: true,
            limit: 120,
          },
          { type: 'date-picker', name: 'born', label: say(both('Date of birth', 'Ημερομηνία γέννησης')), required: true, max: 'today' },
          {
            type: 'country',
            name: 'tax',
            label: say(both('Where do you pay tax?', 'Πού φορολογείστε;')),
            required: true,
            value: language === 'el' ? 'GR' : 'GB',
          },
        ],
      },
      {
        title: say(both('Income', 'Εισόδημα')),
        fields: [
          {
            type: 'radio',
            name: 'work',
            label: say(both('What do you do?', 'Με τι ασχολείστε;')),
            required: true,
            other: true,
            options: [
              one('employed', both('Employed', 'Εργαζόμενος/η')),
              one('own', both('Self-employed', 'Ελεύθερος/η επαγγελματίας')),
              one('retired', both('Retired', 'Συνταξιούχος')),
            ],
          },
          {
            type: 'number',
            name: 'income',
            label: say(both('Yearly income before tax', 'Ετήσιο εισόδημα προ φόρων')),
            min: 0,
            unit: language === 'el' ? 'EUR' : 'GBP',
            required: true,
            conditions: [{ field: 'work', is: 'not', value: 'retired' }],
          },
          {
            type: 'subform',
            name: 'elsewhere',
            label: say(both('Accounts held elsewhere', 'Λογαριασμοί σε άλλες εταιρείες')),
            form: elsewhere,
            limit: 10,
          },
        ],
      },
      {
        title: say(both('Documents', 'Έγγραφα')),
        fields: [
          {
            type: 'file',
            name: 'passport',
            label: say(both('Passport or identity card', 'Διαβατήριο ή ταυτότητα')),
            help: say(both('You may add it later.', 'Μπορείτε να το προσθέσετε αργότερα.')),
          },
          { type: 'textarea', name: 'more', label: say(both('Anything else?', 'Κάτι ακόμη;')), limit: 500 },
          {
            type: 'checkbox',
            name: 'true',
            label: say(both('What I have written is true as far as I know.', 'Όσα έγραψα είναι αληθή, απ’ όσο γνωρίζω.')),
            required: true,
          },
        ],
      },
    ],
  }
}
