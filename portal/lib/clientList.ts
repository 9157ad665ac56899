import * as z from 'zod/mini'
import { clientSortTexts, defaultClientSort } from '../../shared/domain/clientOrder'
import { portfolioTypes } from '../../shared/domain/portfolioType'
import { listChoice, listOptional, listSwitch, listText } from './useListState'

/** Filters and order of the list of clients, as its address has them. */
export const clientListSchema = z.object({
  q: listText(),
  type: listChoice(portfolioTypes, null),
  letter: listOptional(),
  group: listOptional(),
  hideUnlinked: listSwitch(),
  sort: listChoice(clientSortTexts, defaultClientSort),
})
