import { deepMergeSimple } from 'payload'
import type { editor } from '../../../collections/fields/richText'

type Editor = typeof editor

/**
 * Words of the rich text editor that differ from its own, or that it does not have: it ships no Greek (3.90), and its Icelandic calls a block, a link and
 * the lists otherwise than the rest of the panel.
 */
export const editorWords = {
  is: {
    lexical: {
      general: { placeholder: 'Byrjaðu að skrifa eða sláðu inn „/“ til að velja einingu', slashMenuBasicGroupLabel: 'Algengt' },
      blocks: {
        label: 'Einingar',
        inlineBlocks: {
          create: 'Bæta við: {{label}}',
          edit: 'Breyta: {{label}}',
          label: 'Einingar í texta',
          remove: 'Fjarlægja: {{label}}',
        },
      },
      link: { label: 'Tengill', loadingWithEllipsis: 'Sækir …' },
      orderedList: { label: 'Tölusettur listi' },
      unorderedList: { label: 'Punktalisti' },
      upload: { label: 'Mynd' },
    },
  },
  el: {
    lexical: {
      general: {
        placeholder: 'Αρχίστε να γράφετε ή πατήστε «/» για να επιλέξετε ενότητα',
        slashMenuBasicGroupLabel: 'Βασικά',
        slashMenuListGroupLabel: 'Λίστες',
        toolbarItemsActive: '{{count}} ενεργά',
      },
      blockquote: { label: 'Παράθεμα' },
      blocks: {
        label: 'Ενότητες',
        inlineBlocks: {
          create: 'Προσθήκη: {{label}}',
          edit: 'Επεξεργασία: {{label}}',
          label: 'Ενότητες μέσα στο κείμενο',
          remove: 'Αφαίρεση: {{label}}',
        },
      },
      heading: { label: 'Επικεφαλίδα {{headingLevel}}' },
      horizontalRule: { label: 'Οριζόντια γραμμή' },
      link: { label: 'Σύνδεσμος', loadingWithEllipsis: 'Φόρτωση …' },
      orderedList: { label: 'Αριθμημένη λίστα' },
      paragraph: { label: 'Παράγραφος', label2: 'Απλό κείμενο' },
      unorderedList: { label: 'Λίστα με κουκκίδες' },
      upload: { label: 'Εικόνα' },
    },
  },
} as const

/** The editor with these words. It lays its own over those of the config when it is made, so ours come behind it. */
export const withEditorWords =
  (made: Editor): Editor =>
  async (given) => {
    const adapter = await made(given)
    const { i18n } = given.config
    i18n.translations = deepMergeSimple<typeof i18n.translations>(i18n.translations, editorWords)
    return adapter
  }
