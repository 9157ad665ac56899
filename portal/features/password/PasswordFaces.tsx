import { AcceptInvitation } from './AcceptInvitation'
import { NewAccount } from './NewAccount'
import { NewPassword } from './NewPassword'
import { ResetPassword } from './ResetPassword'
import { SignUp } from './SignUp'

type Face = 'reset' | 'new-password' | 'invitation' | 'signup' | 'new-account'

const faces = {
  reset: ResetPassword,
  'new-password': NewPassword,
  invitation: AcceptInvitation,
  signup: SignUp,
  'new-account': NewAccount,
} satisfies Record<Face, unknown>

/** Faces of the sign-in page on which an address is given or a password is chosen, by the `?action=` of the address. */
export function PasswordFaces({ action }: Readonly<{ action: string }>) {
  const Face = faces[action as Face]
  return <Face />
}
