import type { Locale } from '../../../shared/i18n/locales'
import { type EmailColours, toEmailTheme } from '../../../shared/theme/emailTheme'
import type { ThemeName } from '../../../shared/theme/themes'
import { escapeHtml } from '../escapeHtml'

/** The words of one mail; the layout is the same for all. */
export type MailContent = Readonly<{
  subject: string
  greeting: string
  paragraphs: readonly string[]
  /** What the mail is about, as one ruled row. */
  item?: Readonly<{ title: string; detail: string }>
  action: Readonly<{ label: string; url: string }>
  /** Below the button. */
  after: string
  signature: string
  /** Below the card, small. */
  notes: readonly string[]
  /** Why the person gets this mail, and where they can change that, if they can. */
  reason: Readonly<{ text: string; link?: Readonly<{ label: string; url: string }> }>
  /** Text that comes beside it as a file. */
  attachment?: MailFile
}>

/** A file of plain text. */
export type MailFile = Readonly<{ name: string; text: string }>

export type RenderedMail = Readonly<{ subject: string; html: string; text: string; attachment: MailFile | null }>

/** `sender`: who writes, with their address, in one line; `site`: their own, null for a firm without one. */
type Look = Readonly<{ locale: Locale; theme: ThemeName; firm: string; sender: string; site: string | null }>

/** One line: whatever stands in a name, it cannot start another header or line. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** One mail as HTML and as text, in the colours of the brand. Everything in it is escaped; it loads nothing. */
export function renderMail(content: MailContent, look: Look): RenderedMail {
  const subject = oneLine(content.subject)
  return { subject, html: htmlOf({ ...content, subject }, look), text: textOf(content, look), attachment: content.attachment ?? null }
}

function textOf({ action, after, greeting, item, notes, paragraphs, reason, signature }: MailContent, { sender, site }: Look): string {
  const parts = [
    greeting,
    ...paragraphs,
    ...(item ? [`${item.title}\n${item.detail}`] : []),
    `${action.label}: ${action.url}`,
    after,
    signature,
    [
      '--',
      sender,
      ...(site === null ? [] : [site]),
      reason.link ? `${reason.text} ${reason.link.label}: ${reason.link.url}` : reason.text,
      ...notes,
    ].join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
}

/** Outlook on Windows knows no greatest width: it alone reads this table, as wide as the card. */
const outlookColumn = [
  '<!--[if mso]><table role="presentation" width="540" cellspacing="0" cellpadding="0" align="center"><tr><td><![endif]-->',
  '<!--[if mso]></td></tr></table><![endif]-->',
] as const

/** After the line that a list of mails shows beside the subject, so that it does not run on into the greeting. */
const lineEnd = '&#847;&zwnj;&nbsp;'.repeat(60)

/**
 * Tables and styles on each element, as mail programs want them; the style sheet adds the dark scheme and the phone for those that read one.
 * Its rules are marked important because they stand against styles on the elements.
 */
function htmlOf(content: MailContent, { firm, locale, sender, site, theme }: Look): string {
  const { dark, headingFont, light, radius, radiusCard, textFont } = toEmailTheme(theme)
  const text = (size: number, line: number, colour = light.text) =>
    `margin:0;font:400 ${size}px/${line}px ${textFont};color:${colour};word-break:break-word;`
  const small = text(13, 20, light.textMuted)
  const cell = 'text-align:left;vertical-align:top;'
  const { action, after, greeting, item, notes, paragraphs, reason, signature, subject } = content
  const paragraph = (line: string) => `<p class="t" style="${text(16, 24)}padding-top:8px;">${escapeHtml(line)}</p>`
  const itemRow = item
    ? `<tr><td class="p" style="${cell}padding:20px 32px 0;"><table role="presentation" width="100%" cellspacing="0" cellpadding="0" class="r" style="border-top:1px solid ${light.rule};border-bottom:1px solid ${light.rule};"><tr><td style="${cell}padding:12px 0;"><p class="t" style="${text(15, 22)}font-weight:600;">${escapeHtml(item.title)}</p><p class="m" style="${small}">${escapeHtml(item.detail)}</p></td></tr></table></td></tr>`
    : ''
  const reasonLink = reason.link
    ? ` <a class="a" href="${escapeHtml(reason.link.url)}" style="color:${light.accent};text-decoration:underline;">${escapeHtml(reason.link.label)}</a>`
    : ''
  const siteLink =
    site === null
      ? ''
      : `<br><a class="a" href="${escapeHtml(site)}" style="color:${light.accent};text-decoration:underline;">${escapeHtml(new URL(site).host)}</a>`
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (max-width: 479px) { .g { padding: 16px 12px 20px !important; } .p { padding-left: 20px !important; padding-right: 20px !important; } .w { width: 100% !important; } .b { display: block !important; text-align: center !important; } }
@media (prefers-color-scheme: dark) { ${darkRules(dark)} }
</style>
</head>
<body class="g0" style="margin:0;padding:0;background:${light.page};">
<div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:${light.page};mso-hide:all;">${escapeHtml(paragraphs[0] ?? '')}${lineEnd}</div>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" class="g0" style="background:${light.page};"><tr><td class="g" align="center" style="padding:32px 20px 24px;">${outlookColumn[0]}
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" class="c" style="max-width:540px;background:${light.surface};border:1px solid ${light.border};border-radius:${radiusCard}px;border-collapse:separate;overflow:hidden;">
<tr><td class="d p" style="${cell}padding:20px 32px;background:${light.deep};"><p class="od" style="margin:0;font:600 18px/28px ${headingFont};color:${light.onDeep};">${escapeHtml(firm)}</p></td></tr>
<tr><td class="p" style="${cell}padding:32px 32px 0;"><h1 class="t" style="margin:0 0 8px;font:400 26px/32px ${headingFont};letter-spacing:-0.01em;color:${light.text};">${escapeHtml(subject)}</h1>${[greeting, ...paragraphs].map(paragraph).join('')}</td></tr>
${itemRow}
<tr><td class="p" style="${cell}padding:24px 32px 0;"><table role="presentation" cellspacing="0" cellpadding="0" class="w"><tr><td class="k" bgcolor="${light.accent}" style="background:${light.accent};border-radius:${radius}px;mso-padding-alt:12px 24px;"><a class="b" href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 24px;color:${light.onAccent};font:600 15px/20px ${textFont};text-decoration:none;">${escapeHtml(action.label)}</a></td></tr></table></td></tr>
<tr><td class="p" style="${cell}padding:16px 32px 0;"><p class="m" style="${small}">${escapeHtml(after)}</p></td></tr>
<tr><td class="p" style="${cell}padding:24px 32px 32px;"><p class="t" style="${text(15, 22)}">${escapeHtml(signature)}</p></td></tr>
</table>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:540px;"><tr><td style="${cell}padding:20px 8px 0;">
<p class="m" style="${small}">${escapeHtml(reason.text)}${reasonLink}</p>
${notes.map((note) => `<p class="m" style="${small}">${escapeHtml(note)}</p>`).join('')}
<p class="m" style="${small}">${escapeHtml(sender)}${siteLink}</p>
</td></tr></table>
${outlookColumn[1]}</td></tr></table>
</body>
</html>
`
}

const darkRules = (dark: EmailColours): string =>
  [
    `.g0 { background: ${dark.page} !important; }`,
    `.c { background: ${dark.surface} !important; border-color: ${dark.border} !important; }`,
    `.d { background: ${dark.deep} !important; }`,
    `.od { color: ${dark.onDeep} !important; }`,
    `.t { color: ${dark.text} !important; }`,
    `.m { color: ${dark.textMuted} !important; }`,
    `.r { border-color: ${dark.rule} !important; }`,
    `.a { color: ${dark.accent} !important; }`,
    `.k { background: ${dark.accent} !important; }`,
    `.b { color: ${dark.onAccent} !important; }`,
  ].join(' ')
