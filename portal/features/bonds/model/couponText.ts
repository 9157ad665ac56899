import type { Bond } from '../../../../shared/contracts/wealth/bonds'
import type { Ratio } from '../../../../shared/domain/ratio'
import { roundHalfAway } from '../../../../shared/domain/rounding'
import { formatPercent } from '../../../../shared/format/percent'
import type { Locale } from '../../../../shared/i18n/locales'
import type { Text } from '../../../lib/i18n/useText'

/** "Fixed coupon, paid half-yearly". */
export const couponText = ({ couponType, couponsPerYear }: Bond, t: Text<'bonds'>): string =>
  couponsPerYear === null || couponType === 'zero' ? t(`type.${couponType}`) : `${t(`type.${couponType}`)}, ${t(`paid.${couponsPerYear}`)}`

/** A coupon is part of a bond's name: 3.875% is not 3.88%. Two decimals, three where it has them. */
export const couponPercent = (coupon: Ratio, locale: Locale): string =>
  formatPercent(coupon, locale, { digits: roundHalfAway(coupon, 4).eq(roundHalfAway(coupon, 5)) ? 2 : 3 })
