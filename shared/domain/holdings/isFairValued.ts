import type { Holding } from '../../contracts/wealth/holdings'
import { isCash } from '../assetClass'

/** Whether a value is a fair value: no market has a price, and whoever manages the investment gave the value or it is an estimate (COBS 16A.4). */
export const isFairValued = (holding: Pick<Holding, 'assetClass' | 'price'>): boolean => holding.price === null && !isCash(holding)
