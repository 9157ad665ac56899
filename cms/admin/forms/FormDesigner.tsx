import { Gutter, HydrateAuthProvider, SetStepNav } from '@payloadcms/ui'
import { getTranslation } from '@payloadcms/translations'
import type { DocumentViewServerProps } from 'payload'
import type { Form } from '../../../collections/payload-types'
import { idOf } from '../../../collections/idOf'
import { type FormSteps, stepsShapeSchema } from '../../../shared/contracts/forms/formSchema'
import { today } from '../../server/today'
import { panelTexts } from '../texts/panelTexts'
import { Designer } from './Designer'
import { designerWords } from './designerWords'

/** The designer of a form: its latest draft, with the forms that stand within it. */
export async function FormDesigner({ doc, i18n, initPageResult, payload }: DocumentViewServerProps) {
  const { collectionConfig, permissions, req } = initPageResult
  const form = doc as Form | undefined
  if (!collectionConfig || !form?.id) return null
  const within = (form.subforms ?? []).flatMap((each) => idOf(each) ?? [])
  const { docs: subforms } = await payload.find({
    collection: 'forms',
    where: { id: { in: within } },
    joins: false,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const { language } = panelTexts(i18n.language)
  return (
    <main>
      <Gutter className="qs-record qs-designer-page">
        <HydrateAuthProvider permissions={permissions} />
        <SetStepNav
          nav={[
            { label: getTranslation(collectionConfig.labels.plural, i18n), url: '/admin/collections/forms' },
            { label: form.name, url: `/admin/collections/forms/${form.id}` },
            { label: designerWords[language].designer },
          ]}
        />
        <Designer
          id={form.id}
          name={form.name}
          description={form.description ?? null}
          endMessage={form.endMessage ?? ''}
          status={form._status ?? 'draft'}
          updatedAt={form.updatedAt}
          steps={stepsOf(form)}
          subforms={Object.fromEntries(subforms.map((each) => [each.id, { name: each.name, steps: stepsOf(each) }]))}
          words={designerWords[language]}
          language={language}
          today={today()}
        />
      </Gutter>
    </main>
  )
}

const stepsOf = ({ steps }: Pick<Form, 'steps'>): FormSteps => {
  const parsed = stepsShapeSchema.safeParse(steps)
  return parsed.success ? parsed.data : []
}
