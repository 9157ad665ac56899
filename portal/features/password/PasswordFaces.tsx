import { NewPassword } from './NewPassword'
import { ResetPassword } from './ResetPassword'

/** Faces of the sign-in page that lead to a new password, by the `?action=` of the address. */
export const PasswordFaces = ({ action }: Readonly<{ action: string }>) => (action === 'reset' ? <ResetPassword /> : <NewPassword />)
