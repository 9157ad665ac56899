import type { Locale } from '../../../shared/i18n/locales'

/** Words of the panel's sign-in. Braces are filled in. */
export type LoginWords = Readonly<
  Record<
    | 'email'
    | 'password'
    | 'forgotten'
    | 'signIn'
    | 'passkey'
    | 'waiting'
    | 'pin'
    | 'code'
    | 'pinLead'
    | 'smsLead'
    | 'smsWaits'
    | 'sendAgain'
    | 'sent'
    | 'notSentYet'
    | 'codeLead'
    | 'useCode'
    | 'usePin'
    | 'back'
    | 'mustSetUp'
    | 'setUp'
    | 'refused'
    | 'passkeyRefused'
    | 'pinWrong'
    | 'tooLate'
    | 'tooMany'
    | 'offline'
    | 'failed',
    string
  >
>

export const loginWords: Readonly<Record<Locale, LoginWords>> = {
  en: {
    email: 'Email',
    password: 'Password',
    forgotten: 'Forgotten your password?',
    signIn: 'Sign in',
    passkey: 'Sign in with a passkey',
    waiting: 'Waiting for this device',
    pin: 'One-time PIN',
    code: 'Recovery code',
    pinLead: 'Enter the six-digit PIN from your authenticator app.',
    smsLead: 'Enter the six-digit PIN that we sent to the phone ending in {digits}.',
    smsWaits: 'A PIN could not be sent yet. Wait a minute and have one sent, or use a recovery code.',
    sendAgain: 'Send a PIN',
    sent: 'A PIN is on its way.',
    notSentYet: 'That was too soon. Wait a minute and try again.',
    codeLead: 'Enter one of the recovery codes that you kept. Each works once.',
    useCode: 'Use a recovery code',
    usePin: 'Use a PIN',
    back: 'Back',
    mustSetUp: 'Your account asks for a second factor. Set it up once on the portal’s sign-in page; then you come here.',
    setUp: 'Set it up',
    refused: 'The email or the password is not right.',
    passkeyRefused: 'This passkey does not sign you in here. Use your password.',
    pinWrong: 'That is not right, or was used already.',
    tooLate: 'This took too long. Please sign in again.',
    tooMany: 'Too many attempts. Try again in {minutes} min.',
    offline: 'The server cannot be reached. Check your connection and try again.',
    failed: 'Something went wrong on our side. Please try again later.',
  },
  is: {
    email: 'Netfang',
    password: 'Lykilorð',
    forgotten: 'Gleymt lykilorð?',
    signIn: 'Skrá inn',
    passkey: 'Skrá inn með aðgangslykli',
    waiting: 'Beðið eftir tækinu',
    pin: 'Einnota PIN-númer',
    code: 'Endurheimtarkóði',
    pinLead: 'Sláðu inn sex stafa PIN-númerið úr auðkenningarforritinu þínu.',
    smsLead: 'Sláðu inn sex stafa PIN-númerið sem við sendum í símann sem endar á {digits}.',
    smsWaits: 'Ekki tókst að senda PIN-númer enn. Bíddu í mínútu og láttu senda það, eða notaðu endurheimtarkóða.',
    sendAgain: 'Senda PIN-númer',
    sent: 'PIN-númer er á leiðinni.',
    notSentYet: 'Það var of fljótt. Bíddu í mínútu og reyndu aftur.',
    codeLead: 'Sláðu inn einn endurheimtarkóðanna sem þú geymdir. Hver þeirra gildir einu sinni.',
    useCode: 'Nota endurheimtarkóða',
    usePin: 'Nota PIN-númer',
    back: 'Til baka',
    mustSetUp:
      'Aðgangurinn þinn krefst tveggja þátta auðkenningar. Settu hana upp einu sinni á innskráningarsíðu gáttarinnar; þaðan kemurðu hingað.',
    setUp: 'Setja hana upp',
    refused: 'Netfangið eða lykilorðið er ekki rétt.',
    passkeyRefused: 'Þessi aðgangslykill skráir þig ekki inn hér. Notaðu lykilorðið.',
    pinWrong: 'Þetta er ekki rétt eða hefur þegar verið notað.',
    tooLate: 'Þetta tók of langan tíma. Skráðu þig inn aftur.',
    tooMany: 'Of margar tilraunir. Reyndu aftur eftir {minutes} mín.',
    offline: 'Ekki næst samband við þjóninn. Athugaðu tenginguna og reyndu aftur.',
    failed: 'Eitthvað fór úrskeiðis hjá okkur. Reyndu aftur síðar.',
  },
  el: {
    email: 'Email',
    password: 'Κωδικός πρόσβασης',
    forgotten: 'Ξεχάσατε τον κωδικό πρόσβασης;',
    signIn: 'Σύνδεση',
    passkey: 'Σύνδεση με κλειδί πρόσβασης',
    waiting: 'Αναμονή για τη συσκευή',
    pin: 'PIN μίας χρήσης',
    code: 'Κωδικός ανάκτησης',
    pinLead: 'Πληκτρολογήστε το εξαψήφιο PIN από την εφαρμογή ελέγχου ταυτότητας.',
    smsLead: 'Πληκτρολογήστε το εξαψήφιο PIN που στείλαμε στο τηλέφωνο που λήγει σε {digits}.',
    smsWaits: 'Δεν ήταν δυνατή ακόμη η αποστολή PIN. Περιμένετε ένα λεπτό και ζητήστε το, ή χρησιμοποιήστε κωδικό ανάκτησης.',
    sendAgain: 'Αποστολή PIN',
    sent: 'Το PIN στάλθηκε.',
    notSentYet: 'Ήταν πολύ νωρίς. Περιμένετε ένα λεπτό και δοκιμάστε ξανά.',
    codeLead: 'Πληκτρολογήστε έναν από τους κωδικούς ανάκτησης που φυλάξατε. Ο καθένας ισχύει μία φορά.',
    useCode: 'Χρήση κωδικού ανάκτησης',
    usePin: 'Χρήση PIN',
    back: 'Πίσω',
    mustSetUp: 'Ο λογαριασμός σας ζητά δεύτερο παράγοντα. Ρυθμίστε τον μία φορά στη σελίδα σύνδεσης της πύλης και θα έρθετε εδώ.',
    setUp: 'Ρύθμιση',
    refused: 'Το email ή ο κωδικός πρόσβασης δεν είναι σωστά.',
    passkeyRefused: 'Αυτό το κλειδί πρόσβασης δεν σας συνδέει εδώ. Χρησιμοποιήστε τον κωδικό πρόσβασης.',
    pinWrong: 'Δεν είναι σωστό ή έχει ήδη χρησιμοποιηθεί.',
    tooLate: 'Πέρασε πολύς χρόνος. Συνδεθείτε ξανά.',
    tooMany: 'Πάρα πολλές προσπάθειες. Δοκιμάστε ξανά σε {minutes} λεπ.',
    offline: 'Δεν είναι δυνατή η σύνδεση με τον διακομιστή. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.',
    failed: 'Παρουσιάστηκε σφάλμα από την πλευρά μας. Δοκιμάστε ξανά αργότερα.',
  },
}
