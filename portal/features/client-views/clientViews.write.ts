import * as z from 'zod/mini'
import { clientViewChangeSchema, clientViewsSchema, newClientViewSchema } from '../../../shared/contracts/clientViews'
import { apiPath } from '../../lib/data/apiPath'
import { defineWrite } from '../../lib/data/defineWrite'
import { useClientViews } from './clientViews.read'

const options = { answer: clientViewsSchema, changes: [useClientViews] }
const ofView = (id: string) => apiPath`/api/users/me/client-views/${id}`

export const useSaveClientView = defineWrite(newClientViewSchema, 'POST', () => '/api/users/me/client-views', options)
export const useChangeClientView = defineWrite(clientViewChangeSchema, 'PATCH', ofView, options)
export const useRemoveClientView = defineWrite(z.null(), 'DELETE', ofView, options)
