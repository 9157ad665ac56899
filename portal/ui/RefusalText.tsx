import { type ErrorCode, isErrorCode } from '../../shared/contracts/errorCodes'
import { useText } from '../lib/i18n/useText'

/** A key for each code: one that lacks its text in a language does not compile. */
const keyOf = (code: ErrorCode): `code.${ErrorCode}` => `code.${code}`

/** Why the server refused, in the reader's language, by the code of its answer. One that we do not know reads as a request that was not understood. */
export function RefusalText({ code }: { code: string }) {
  const t = useText('errors')
  return t(keyOf(isErrorCode(code) ? code : 'bad_request'))
}
