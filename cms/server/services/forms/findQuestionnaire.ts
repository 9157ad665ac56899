import type { PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { notFound } from '../../http/notFound'
import { leanReadUnchecked } from '../leanRead'

/** The id of the published form that a brand asks for investment advice with; of several of that name the oldest. Throws 404 where there is none. */
export async function findQuestionnaire(req: PayloadRequest, { name: brand, questionnaire }: Brand): Promise<string> {
  if (questionnaire === null) throw notFound()
  // rights: only leads to the form, which `loadForm` opens to whoever may fill it in.
  const [form] = await leanReadUnchecked(req, {
    collection: 'forms',
    where: { and: [{ brand: { equals: brand } }, { name: { equals: questionnaire } }, { _status: { equals: 'published' } }] },
    select: ['name'],
    sort: 'createdAt',
    limit: 1,
  })
  if (!form) throw notFound()
  return form.id
}
