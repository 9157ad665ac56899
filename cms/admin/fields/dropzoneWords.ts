import type { Locale } from '../../../shared/i18n/locales'

type DropzoneWords = Readonly<
  Record<'title' | 'drop' | 'choose' | 'saveFirst' | 'kinds' | 'waiting' | 'stored' | 'failed' | 'offline' | 'list', string> & {
    done: Readonly<Record<'one' | 'other', string>>
  }
>

/** Words of putting many files into a library at once. Braces are filled in. */
export const dropzoneWords: Readonly<Record<Locale, DropzoneWords>> = {
  en: {
    title: 'Add files',
    drop: 'Drop files here, or',
    choose: 'choose files',
    saveFirst: 'Save the library first; then files can be added.',
    kinds: 'They are for staff until each is meant for others.',
    waiting: 'Waiting',
    stored: 'Stored',
    failed: 'Not stored',
    offline: 'The connection was lost. Add it again.',
    list: 'Files that are being added',
    done: { one: '{count} file stored.', other: '{count} files stored.' },
  },
  is: {
    title: 'Bæta við skrám',
    drop: 'Dragðu skrár hingað eða',
    choose: 'veldu skrár',
    saveFirst: 'Vistaðu skjalasafnið fyrst; síðan má bæta við skrám.',
    kinds: 'Þær eru fyrir starfsfólk þar til hver og ein er ætluð öðrum.',
    waiting: 'Bíður',
    stored: 'Geymd',
    failed: 'Ekki geymd',
    offline: 'Sambandið rofnaði. Bættu henni við aftur.',
    list: 'Skrár sem verið er að bæta við',
    done: { one: '{count} skrá geymd.', other: '{count} skrár geymdar.' },
  },
  el: {
    title: 'Προσθήκη αρχείων',
    drop: 'Αφήστε αρχεία εδώ ή',
    choose: 'επιλέξτε αρχεία',
    saveFirst: 'Αποθηκεύστε πρώτα τη βιβλιοθήκη· έπειτα προσθέτετε αρχεία.',
    kinds: 'Είναι για το προσωπικό ώσπου να προοριστεί το καθένα και για άλλους.',
    waiting: 'Σε αναμονή',
    stored: 'Αποθηκεύτηκε',
    failed: 'Δεν αποθηκεύτηκε',
    offline: 'Η σύνδεση χάθηκε. Προσθέστε το ξανά.',
    list: 'Αρχεία που προστίθενται',
    done: { one: 'Αποθηκεύτηκε {count} αρχείο.', other: 'Αποθηκεύτηκαν {count} αρχεία.' },
  },
}
