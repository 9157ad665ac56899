import type { ChargeKind } from '../../../../shared/domain/charges/chargeKinds'
import { seriesColour } from '../../../ui/tokens'

/** The colour of each kind of charge, the same in every year. */
export const kindColours: Readonly<Record<ChargeKind, string>> = {
  ongoing: seriesColour(1),
  transaction: seriesColour(2),
  one_off: seriesColour(3),
  incidental: seriesColour(4),
  ancillary: seriesColour(7),
  other: seriesColour(8),
}
