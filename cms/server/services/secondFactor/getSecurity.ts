import type { PayloadRequest } from 'payload'
import type { Security } from '../../../../shared/contracts/secondFactor'
import type { Actor } from '../../../../collections/access/rolesOf'
import { canSendSms } from '../../sms/smsSender'
import { findFactor } from './factors'
import { countRecoveryCodes } from './recoveryCodes'
import { lastDigits } from './sendPin'

/** How the signed-in person proves who they are, besides by their password. */
export async function getSecurity({ payload }: PayloadRequest, actor: Actor): Promise<Security> {
  const factor = await findFactor(payload, actor.id)
  return {
    factor: factor && {
      kind: factor.kind,
      sentTo: lastDigits(factor.phone),
      recoveryCodesLeft: await countRecoveryCodes(payload, actor.id),
    },
    canSendSms: canSendSms(),
  }
}
