import type { Bond } from '../../../../shared/contracts/wealth/bonds'
import type { Text } from '../../../lib/i18n/useText'

/** "Fixed coupon, paid half-yearly". */
export const couponText = ({ couponType, couponsPerYear }: Bond, t: Text<'bonds'>): string =>
  couponsPerYear === null || couponType === 'zero' ? t(`type.${couponType}`) : `${t(`type.${couponType}`)}, ${t(`paid.${couponsPerYear}`)}`
