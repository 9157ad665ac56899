import type { ConditionTest, FieldKind, TextRule } from '../../../shared/contracts/forms/fieldKinds'
import type { FormFault } from '../../../shared/contracts/forms/formSchema'
import type { Locale } from '../../../shared/i18n/locales'

type Key =
  | 'designer'
  | 'stepsAndFields'
  | 'addStep'
  | 'addField'
  | 'step'
  | 'question'
  | 'newQuestion'
  | 'option'
  | 'column'
  | 'kind'
  | 'help'
  | 'required'
  | 'requiredWhy'
  | 'limits'
  | 'least'
  | 'most'
  | 'characters'
  | 'rules'
  | 'showWhen'
  | 'and'
  | 'condition'
  | 'remove'
  | 'notes'
  | 'notesWhy'
  | 'comment'
  | 'commentWhy'
  | 'answerName'
  | 'answerNameWhy'
  | 'options'
  | 'addOption'
  | 'other'
  | 'otherValue'
  | 'multiple'
  | 'preset'
  | 'readonly'
  | 'admin'
  | 'internal'
  | 'disabled'
  | 'unit'
  | 'columns'
  | 'text'
  | 'number'
  | 'form'
  | 'none'
  | 'exclude'
  | 'duplicate'
  | 'delete'
  | 'deleteSure'
  | 'up'
  | 'down'
  | 'undo'
  | 'save'
  | 'saving'
  | 'publish'
  | 'saved'
  | 'published'
  | 'draft'
  | 'unsaved'
  | 'leave'
  | 'preview'
  | 'phone'
  | 'tablet'
  | 'desk'
  | 'clear'
  | 'notKept'
  | 'stepTitle'
  | 'choose'
  | 'failed'
  | 'conflict'
  | 'keepMine'
  | 'wrong'
  | 'full'
  | 'move'
  | 'today'
  | 'yes'
  | 'no'
  | 'settings'

export type DesignerWords = Readonly<
  Record<Key, string> & {
    stepCount: Record<'one' | 'other', string>
    fieldCount: Record<'one' | 'other', string>
    kinds: Record<FieldKind, string>
    tests: Record<ConditionTest, string>
    textRules: Record<TextRule, string>
    faults: Record<FormFault, string>
  }
>

/** Words of the forms designer. */
export const designerWords: Readonly<Record<Locale, DesignerWords>> = {
  en: {
    designer: 'Designer',
    stepsAndFields: 'Steps and fields',
    addStep: 'Step',
    addField: 'Add field to {step}',
    step: 'Step',
    question: 'Question',
    newQuestion: 'New question',
    option: 'Option',
    column: 'Column',
    kind: 'Kind',
    help: 'Help under the field',
    required: 'Required',
    requiredWhy: 'The step cannot be left without it',
    limits: 'Limits',
    least: 'At least',
    most: 'At most',
    characters: 'characters',
    rules: 'Rules',
    showWhen: 'Show when',
    and: 'and',
    condition: 'Condition',
    remove: 'Remove',
    notes: 'Note for advisors',
    notesWhy: 'Clients never see it.',
    comment: 'Note for editors',
    commentWhy: 'It stays in the designer.',
    answerName: 'Name of the answer',
    answerNameWhy: 'Its name in data: a-z, 0-9 and _. People never see it.',
    options: 'Options',
    addOption: 'Option',
    other: 'Offer Other, in one’s own words',
    otherValue: 'Question for Other',
    multiple: 'Several may be chosen',
    preset: 'Starts with',
    readonly: 'Cannot be changed',
    admin: 'Platform admins alone answer it',
    internal: 'Staff alone are asked',
    disabled: 'Switched off',
    unit: 'Unit',
    columns: 'Columns',
    text: 'Text',
    number: 'Number',
    form: 'Form',
    none: 'None',
    exclude: 'Ticked, it leaves out',
    duplicate: 'Duplicate',
    delete: 'Delete',
    deleteSure: 'Yes, delete',
    up: 'Move up',
    down: 'Move down',
    undo: 'Undo',
    save: 'Save draft',
    saving: 'Saving',
    publish: 'Publish',
    saved: 'Saved',
    published: 'Saved and published',
    draft: 'Draft',
    unsaved: 'Not saved yet',
    leave: 'There are changes that are not saved. Leave all the same?',
    preview: 'Preview',
    phone: 'Phone',
    tablet: 'Tablet',
    desk: 'Desk',
    clear: 'Clear',
    notKept: 'Answers given here are not kept.',
    stepTitle: 'Title of the step',
    choose: 'Choose',
    stepCount: { one: '{count} step', other: '{count} steps' },
    fieldCount: { one: '{count} field', other: '{count} fields' },
    failed: 'This could not be saved. Nothing was lost: try again.',
    conflict: 'Nothing has been overwritten. Theirs can be undone; yours takes their place once you save.',
    keepMine: 'Keep mine',
    wrong: 'This cannot be saved yet',
    full: 'A form has at most 300 fields.',
    move: 'Move: drag, or press the arrow keys',
    today: 'Today',
    yes: 'Yes',
    no: 'No',
    settings: 'Field',
    kinds: {
      text: 'Text',
      textarea: 'Long text',
      number: 'Number',
      'date-picker': 'Date',
      country: 'Country',
      select: 'Choice from a list',
      radio: 'Choice in sight',
      combobox: 'Text with suggestions',
      checkbox: 'Box to tick',
      switch: 'Switch',
      slider: 'Scale of numbers',
      range: 'Scale of places',
      file: 'One file',
      dropzone: 'Files',
      'multi-text-field': 'Several texts',
      'multi-group-text-field': 'Names with numbers',
      tabular: 'Table',
      subform: 'Form within the form',
      label: 'Heading',
      hidden: 'Hidden value',
    },
    tests: { equals: 'is', not: 'is not', contains: 'contains', atLeast: 'is at least', atMost: 'is at most', answered: 'is answered' },
    textRules: { email: 'E-mail address', phone: 'Telephone number', url: 'Web address', digit: 'At least one number' },
    faults: {
      name_taken: 'Another field has this name',
      condition_unknown: 'The condition asks for a field that stands earlier',
      condition_value: 'Say what the answer is compared with',
      exclude_unknown: 'Only later fields can be left out',
      option_taken: 'Two options have the same value',
      min_above_max: 'The lowest is above the highest',
      value_not_offered: 'The preset answer is none of the options',
      value_missing: 'Nobody can fill this in: give it a value, or do not require it',
      too_many_fields: 'A form has at most 300 fields',
    },
  },
  is: {
    designer: 'Hönnuður',
    stepsAndFields: 'Skref og reitir',
    addStep: 'Skref',
    addField: 'Bæta reit við {step}',
    step: 'Skref',
    question: 'Spurning',
    newQuestion: 'Ný spurning',
    option: 'Kostur',
    column: 'Dálkur',
    kind: 'Tegund',
    help: 'Hjálp undir reitnum',
    required: 'Nauðsynlegt',
    requiredWhy: 'Ekki er hægt að ljúka skrefinu án þess',
    limits: 'Mörk',
    least: 'Minnst',
    most: 'Mest',
    characters: 'stafir',
    rules: 'Reglur',
    showWhen: 'Sýna þegar',
    and: 'og',
    condition: 'Skilyrði',
    remove: 'Fjarlægja',
    notes: 'Athugasemd til ráðgjafa',
    notesWhy: 'Viðskiptavinir sjá hana aldrei.',
    comment: 'Athugasemd til ritstjóra',
    commentWhy: 'Hún er aðeins í hönnuðinum.',
    answerName: 'Heiti svarsins',
    answerNameWhy: 'Heiti þess í gögnum: a-z, 0-9 og _. Fólk sér það aldrei.',
    options: 'Kostir',
    addOption: 'Kostur',
    other: 'Bjóða Annað, með eigin orðum',
    otherValue: 'Spurning fyrir Annað',
    multiple: 'Velja má fleiri en einn',
    preset: 'Byrjar með',
    readonly: 'Ekki er hægt að breyta',
    admin: 'Aðeins kerfisstjórar svara',
    internal: 'Aðeins starfsfólk er spurt',
    disabled: 'Slökkt',
    unit: 'Eining',
    columns: 'Dálkar',
    text: 'Texti',
    number: 'Tala',
    form: 'Eyðublað',
    none: 'Ekkert',
    exclude: 'Sé hakað við er sleppt',
    duplicate: 'Afrita',
    delete: 'Eyða',
    deleteSure: 'Já, eyða',
    up: 'Færa upp',
    down: 'Færa niður',
    undo: 'Afturkalla',
    save: 'Vista drög',
    saving: 'Vistar',
    publish: 'Birta',
    saved: 'Vistað',
    published: 'Vistað og birt',
    draft: 'Drög',
    unsaved: 'Óvistað',
    leave: 'Breytingarnar þínar hafa ekki verið vistaðar. Fara samt?',
    preview: 'Forskoðun',
    phone: 'Sími',
    tablet: 'Spjaldtölva',
    desk: 'Skjáborð',
    clear: 'Hreinsa',
    notKept: 'Svör sem gefin eru hér eru ekki geymd.',
    stepTitle: 'Heiti skrefsins',
    choose: 'Veldu',
    stepCount: { one: '{count} skref', other: '{count} skref' },
    fieldCount: { one: '{count} reitur', other: '{count} reitir' },
    failed: 'Ekki tókst að vista. Ekkert glataðist: reyndu aftur.',
    conflict: 'Ekki hefur verið skrifað yfir neitt. Hægt er að afturkalla þeirra breytingar; þínar koma í staðinn þegar þú vistar.',
    keepMine: 'Halda mínum',
    wrong: 'Ekki er hægt að vista enn',
    full: 'Eyðublað hefur mest 300 reiti.',
    move: 'Færa: dragðu eða notaðu örvalyklana',
    today: 'Í dag',
    yes: 'Já',
    no: 'Nei',
    settings: 'Reitur',
    kinds: {
      text: 'Texti',
      textarea: 'Langur texti',
      number: 'Tala',
      'date-picker': 'Dagsetning',
      country: 'Land',
      select: 'Val úr lista',
      radio: 'Val í augsýn',
      combobox: 'Texti með tillögum',
      checkbox: 'Hakreitur',
      switch: 'Rofi',
      slider: 'Talnakvarði',
      range: 'Kvarði með heitum',
      file: 'Ein skrá',
      dropzone: 'Skrár',
      'multi-text-field': 'Nokkrir textar',
      'multi-group-text-field': 'Heiti með tölum',
      tabular: 'Tafla',
      subform: 'Eyðublað innan eyðublaðs',
      label: 'Fyrirsögn',
      hidden: 'Falið gildi',
    },
    tests: { equals: 'er', not: 'er ekki', contains: 'inniheldur', atLeast: 'er minnst', atMost: 'er mest', answered: 'er svarað' },
    textRules: { email: 'Netfang', phone: 'Símanúmer', url: 'Veffang', digit: 'Að minnsta kosti einn tölustafur' },
    faults: {
      name_taken: 'Annar reitur heitir þetta',
      condition_unknown: 'Skilyrðið spyr um reit sem er framar',
      condition_value: 'Tilgreindu við hvað svarið er borið saman',
      exclude_unknown: 'Aðeins er hægt að sleppa síðari reitum',
      option_taken: 'Tveir kostir hafa sama gildi',
      min_above_max: 'Lægsta gildi er hærra en það hæsta',
      value_not_offered: 'Forstillta svarið er ekki meðal kostanna',
      value_missing: 'Enginn getur fyllt þetta út: gefðu því gildi eða slepptu kröfunni',
      too_many_fields: 'Eyðublað hefur mest 300 reiti',
    },
  },
  el: {
    designer: 'Σχεδιαστής',
    stepsAndFields: 'Βήματα και πεδία',
    addStep: 'Βήμα',
    addField: 'Προσθήκη πεδίου: {step}',
    step: 'Βήμα',
    question: 'Ερώτηση',
    newQuestion: 'Νέα ερώτηση',
    option: 'Επιλογή',
    column: 'Στήλη',
    kind: 'Είδος',
    help: 'Βοήθεια κάτω από το πεδίο',
    required: 'Υποχρεωτικό',
    requiredWhy: 'Χωρίς αυτό το βήμα δεν ολοκληρώνεται',
    limits: 'Όρια',
    least: 'Τουλάχιστον',
    most: 'Το πολύ',
    characters: 'χαρακτήρες',
    rules: 'Κανόνες',
    showWhen: 'Εμφάνιση όταν',
    and: 'και',
    condition: 'Συνθήκη',
    remove: 'Αφαίρεση',
    notes: 'Σημείωση για συμβούλους',
    notesWhy: 'Οι πελάτες δεν τη βλέπουν ποτέ.',
    comment: 'Σημείωση για συντάκτες',
    commentWhy: 'Μένει στον σχεδιαστή.',
    answerName: 'Όνομα της απάντησης',
    answerNameWhy: 'Το όνομά της στα δεδομένα: a-z, 0-9 και _. Δεν εμφανίζεται σε κανέναν.',
    options: 'Επιλογές',
    addOption: 'Επιλογή',
    other: 'Να προσφέρεται «Άλλο», με δικά του λόγια',
    otherValue: 'Ερώτηση για το «Άλλο»',
    multiple: 'Επιτρέπονται πολλές επιλογές',
    preset: 'Αρχική τιμή',
    readonly: 'Δεν αλλάζει',
    admin: 'Απαντούν μόνο διαχειριστές συστήματος',
    internal: 'Ερωτάται μόνο το προσωπικό',
    disabled: 'Απενεργοποιημένο',
    unit: 'Μονάδα',
    columns: 'Στήλες',
    text: 'Κείμενο',
    number: 'Αριθμός',
    form: 'Φόρμα',
    none: 'Κανένα',
    exclude: 'Όταν επιλεγεί, παραλείπει',
    duplicate: 'Αντιγραφή',
    delete: 'Διαγραφή',
    deleteSure: 'Ναι, διαγραφή',
    up: 'Μετακίνηση προς τα πάνω',
    down: 'Μετακίνηση προς τα κάτω',
    undo: 'Αναίρεση',
    save: 'Αποθήκευση προχείρου',
    saving: 'Αποθηκεύεται',
    publish: 'Δημοσίευση',
    saved: 'Αποθηκεύτηκε',
    published: 'Αποθηκεύτηκε και δημοσιεύτηκε',
    draft: 'Πρόχειρο',
    unsaved: 'Δεν έχει αποθηκευτεί',
    leave: 'Υπάρχουν μη αποθηκευμένες αλλαγές. Αποχώρηση ούτως ή άλλως;',
    preview: 'Προεπισκόπηση',
    phone: 'Κινητό',
    tablet: 'Τάμπλετ',
    desk: 'Υπολογιστής',
    clear: 'Καθαρισμός',
    notKept: 'Οι απαντήσεις εδώ δεν διατηρούνται.',
    stepTitle: 'Τίτλος του βήματος',
    choose: 'Επιλέξτε',
    stepCount: { one: '{count} βήμα', other: '{count} βήματα' },
    fieldCount: { one: '{count} πεδίο', other: '{count} πεδία' },
    failed: 'Δεν αποθηκεύτηκε. Τίποτα δεν χάθηκε: δοκιμάστε ξανά.',
    conflict: 'Τίποτα δεν αντικαταστάθηκε. Οι άλλες αλλαγές αναιρούνται· οι δικές σας παίρνουν τη θέση τους όταν αποθηκεύσετε.',
    keepMine: 'Κρατήστε τις δικές μου',
    wrong: 'Δεν μπορεί ακόμη να αποθηκευτεί',
    full: 'Μια φόρμα έχει το πολύ 300 πεδία.',
    move: 'Μετακίνηση: σύρετε ή χρησιμοποιήστε τα βέλη',
    today: 'Σήμερα',
    yes: 'Ναι',
    no: 'Όχι',
    settings: 'Πεδίο',
    kinds: {
      text: 'Κείμενο',
      textarea: 'Μεγάλο κείμενο',
      number: 'Αριθμός',
      'date-picker': 'Ημερομηνία',
      country: 'Χώρα',
      select: 'Επιλογή από λίστα',
      radio: 'Επιλογή με ορατές τιμές',
      combobox: 'Κείμενο με προτάσεις',
      checkbox: 'Πλαίσιο επιλογής',
      switch: 'Διακόπτης',
      slider: 'Κλίμακα αριθμών',
      range: 'Κλίμακα με ονόματα',
      file: 'Ένα αρχείο',
      dropzone: 'Αρχεία',
      'multi-text-field': 'Πολλά κείμενα',
      'multi-group-text-field': 'Ονόματα με αριθμούς',
      tabular: 'Πίνακας',
      subform: 'Φόρμα μέσα στη φόρμα',
      label: 'Επικεφαλίδα',
      hidden: 'Κρυφή τιμή',
    },
    tests: {
      equals: 'είναι',
      not: 'δεν είναι',
      contains: 'περιέχει',
      atLeast: 'είναι τουλάχιστον',
      atMost: 'είναι το πολύ',
      answered: 'έχει απαντηθεί',
    },
    textRules: { email: 'Διεύθυνση email', phone: 'Αριθμός τηλεφώνου', url: 'Διεύθυνση ιστού', digit: 'Τουλάχιστον ένα ψηφίο' },
    faults: {
      name_taken: 'Άλλο πεδίο έχει αυτό το όνομα',
      condition_unknown: 'Η συνθήκη ρωτά πεδίο που προηγείται',
      condition_value: 'Ορίστε με τι συγκρίνεται η απάντηση',
      exclude_unknown: 'Παραλείπονται μόνο επόμενα πεδία',
      option_taken: 'Δύο επιλογές έχουν την ίδια τιμή',
      min_above_max: 'Το ελάχιστο υπερβαίνει το μέγιστο',
      value_not_offered: 'Η αρχική τιμή δεν είναι στις επιλογές',
      value_missing: 'Κανείς δεν μπορεί να το συμπληρώσει: δώστε τιμή ή μην το απαιτείτε',
      too_many_fields: 'Μια φόρμα έχει το πολύ 300 πεδία',
    },
  },
}
