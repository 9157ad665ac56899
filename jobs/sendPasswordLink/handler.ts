import { brands } from '../../cms/server/brands'
import { queueMail } from '../../cms/server/mail/queueMail'
import { issueKey } from '../../cms/server/services/keys/oneTimeKeys'
import { findPerson } from '../../cms/server/services/session/findPerson'
import { passwordLinkSeconds } from '../../cms/server/services/session/resetPassword'
import type { Locale } from '../../shared/i18n/locales'
import type { JobRun } from '../defineJob'

type Input = Readonly<{ email: string; brand: string; locale: Locale }>

/** Run again after a crash it mails another link, and the one before is void. */
export async function mailPasswordLink({ assertLease, input, jobId, payload }: JobRun<Input>): Promise<void> {
  const brand = brands().get(input.brand)
  const person = brand ? await findPerson(payload, input.email, brand) : null
  if (!brand || !person) return
  await assertLease()
  const key = await issueKey(payload, { purpose: 'password', user: person.id, brand: brand.name, seconds: passwordLinkSeconds })
  await queueMail(payload, {
    template: 'passwordLink',
    to: person.email,
    user: person.id,
    brand: brand.name,
    locale: person.userLanguage ?? input.locale,
    data: { name: person.name, key },
    onceKey: `passwordLink:${jobId}:${key}`,
  })
}
