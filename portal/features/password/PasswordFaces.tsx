import { AcceptInvitation } from './AcceptInvitation'
import { NewPassword } from './NewPassword'
import { ResetPassword } from './ResetPassword'

type Face = 'reset' | 'new-password' | 'invitation'
const faces = { reset: ResetPassword, 'new-password': NewPassword, invitation: AcceptInvitation } satisfies Record<Face, unknown>

/** Faces of the sign-in page on which a password is chosen, by the `?action=` of the address. */
export function PasswordFaces({ action }: Readonly<{ action: string }>) {
  const Face = faces[action as Face]
  return <Face />
}
