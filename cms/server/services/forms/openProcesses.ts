import type { PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { idOf } from '../../../../collections/idOf'
import { leanRead, leanReadUnchecked } from '../leanRead'

/** The processes of the host's brand that lead to a form: one whose form is a draft again, or in the trash, would open nothing. Two statements. */
export async function openProcesses(req: PayloadRequest, brand: Brand): Promise<{ id: string; name: string }[]> {
  const [processes, forms] = await Promise.all([
    leanRead(req, { collection: 'processes', where: { brand: { equals: brand.name } }, sort: 'searchName', select: ['name', 'form'] }),
    // rights: a published form is everybody's who is signed in on its brand's host (`loadForm`).
    leanReadUnchecked(req, {
      collection: 'forms',
      where: { and: [{ brand: { equals: brand.name } }, { _status: { equals: 'published' } }] },
      select: ['brand'],
    }),
  ])
  const published = new Set(forms.map(({ id }) => id))
  return processes.flatMap(({ form, id, name }) => (published.has(idOf(form) ?? '') ? [{ id, name }] : []))
}
