import type { PayloadRequest } from 'payload'
import { type AskedForm, flat } from '../../../../shared/contracts/forms/answersSchema'
import { type FormSteps, stepsShapeSchema } from '../../../../shared/contracts/forms/formSchema'
import type { FormViewer } from '../../../../shared/contracts/forms/shownFields'
import { type Actor, hasRole, isPlatformAdmin } from '../../../../collections/access/rolesOf'
import { idOf } from '../../../../collections/idOf'
import type { Form } from '../../../../collections/payload-types'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { notFound } from '../../http/notFound'
import { today } from '../../today'

export type LoadedForm = Readonly<{ form: Form; asked: AskedForm; viewer: FormViewer }>

/**
 * A published form of the host's brand, for a person who is signed in there, with the forms within it. Throws an `APIError` 404 for a draft,
 * for one of another brand and for none alike.
 */
export async function loadForm(req: PayloadRequest, { actor, brand, id }: { actor: Actor; brand: Brand; id: string }): Promise<LoadedForm> {
  const [form] = await publishedForms(req, brand, [id])
  if (!form) throw notFound()
  const within = (form.subforms ?? []).flatMap((each) => idOf(each) ?? [])
  const subforms = within.length === 0 ? [] : await publishedForms(req, brand, within)
  const asked = {
    steps: stepsOf(form),
    subforms: Object.fromEntries(subforms.map((each) => [each.id, { name: each.name, steps: flat(stepsOf(each)) }])),
  }
  return { form, asked: withoutStrangers(asked), viewer: viewerOf(actor) }
}

export const viewerOf = (actor: Actor): FormViewer => ({
  isStaff: hasRole(actor, 'admin', 'advisor'),
  isAdmin: isPlatformAdmin(actor),
  today: today(),
})

async function publishedForms(req: PayloadRequest, brand: Brand, ids: readonly string[]): Promise<Form[]> {
  const { docs } = await req.payload.find({
    collection: 'forms',
    where: { and: [{ id: { in: ids } }, { brand: { equals: brand.name } }, { _status: { equals: 'published' } }] },
    joins: false,
    pagination: false,
    depth: 0,
    // rights: a published form is everybody's who is signed in on its brand's host; what of it is staff's stays here (`presentForm`).
    overrideAccess: true,
    req,
  })
  return docs
}

/** What was saved has been checked then; a form that no longer fits the contract asks nothing. */
const stepsOf = ({ steps }: Pick<Form, 'steps'>): FormSteps => {
  const parsed = stepsShapeSchema.safeParse(steps)
  return parsed.success ? parsed.data : []
}

/** A field whose form is a draft again, or in the trash, is not asked. */
const withoutStrangers = ({ steps, subforms }: AskedForm): AskedForm => ({
  steps: steps.map((step) => ({
    ...step,
    fields: step.fields.filter((field) => field.type !== 'subform' || Object.hasOwn(subforms, field.form)),
  })),
  subforms,
})
