/** Fills the braces of a text: `fill('since {date}', { date })`. A brace that nothing is given for stays. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** One or other, by the language's own rule: in Icelandic 21 is one. */
export const plural = (forms: Readonly<Record<'one' | 'other', string>>, count: number, language: string): string =>
  fill(new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other, { count })
