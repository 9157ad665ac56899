import type { Brand } from '../../../shared/brands/brandSchema'
import type { Locale } from '../../../shared/i18n/locales'
import { brandOrigin } from '../mail/brandOrigin'
import { smsPin } from '../services/secondFactor/smsPin'

/** What stands in a stored message where its PIN goes: whoever reads the record reads no PIN. */
const mark = '••••••'

const words: Record<Locale, (firm: string) => string> = {
  en: (firm) => `${mark} is your one-time PIN for ${firm}. Give it to nobody: we never ask for it.`,
  is: (firm) => `${mark} er einnota PIN-númerið þitt hjá ${firm}. Gefðu það engum upp: við biðjum aldrei um það.`,
  el: (firm) => `${mark} είναι το PIN μίας χρήσης για την ${firm}. Μην το δώσετε σε κανέναν: δεν το ζητάμε ποτέ.`,
}

/** The text that brings a PIN, as it is stored. The last line is what browsers fill the field from, on the brand's own host alone. */
export const pinBody = (brand: Brand, locale: Locale): string =>
  `${words[locale](brand.displayName)}\n\n@${new URL(brandOrigin(brand)).hostname} #${mark}`

/** The same as it is sent. */
export const pinText = ({ body, id }: Readonly<{ id: string; body: string }>): string => body.replaceAll(mark, smsPin(id))

/** Takes the PIN of a message out of what somebody else wrote about it. */
export const withoutPin = (id: string, text: string): string => text.replaceAll(smsPin(id), mark)
