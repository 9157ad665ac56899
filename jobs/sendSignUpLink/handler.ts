import { brands } from '../../cms/server/brands'
import { queueMail } from '../../cms/server/mail/queueMail'
import { issueKey } from '../../cms/server/services/keys/oneTimeKeys'
import { findApplicant } from '../../cms/server/services/signUp/applicant'
import { signUpSeconds } from '../../cms/server/services/signUp/askToSignUp'
import type { Locale } from '../../shared/i18n/locales'
import type { JobRun } from '../defineJob'

type Input = Readonly<{ email: string; brand: string; locale: Locale; portal: string | null }>

/** Run again after a crash it mails another link, and the one before is void. */
export async function mailSignUpLink({ assertLease, input: { email, portal, ...input }, jobId, payload }: JobRun<Input>): Promise<void> {
  const brand = brands().get(input.brand)
  const applicant = brand?.signUp === 'open' ? await findApplicant(payload, brand, email) : null
  if (!brand || !applicant || applicant.state === 'shut') return
  await assertLease()
  const { person, state } = applicant
  const letter = {
    to: email,
    ...(person ? { user: person.id } : {}),
    brand: brand.name,
    locale: person?.userLanguage ?? input.locale,
  }
  if (state === 'member') {
    const data = { name: person?.name ?? '' }
    await queueMail(payload, { ...letter, template: 'signUpKnown', data, onceKey: `signUpKnown:${jobId}` })
    return
  }
  const key = await issueKey(payload, {
    purpose: 'signUp',
    email,
    brand: brand.name,
    seconds: signUpSeconds,
    ...(portal === null ? {} : { scope: portal }),
  })
  await queueMail(payload, { ...letter, template: 'signUpLink', data: { key }, onceKey: `signUpLink:${jobId}:${key}` })
}
