import type { UIFieldServerProps } from 'payload'
import { label, labelOf } from '../../../collections/labels/label'
import { dataMethods } from '../../../collections/DataProcessSteps'
import { dataProblems } from '../../../collections/DataProcessSteps/dataLocation'
import { panelTexts } from '../texts/panelTexts'
import { StepRows } from './StepRows'

/** The steps of a data process, on its record: where the rows of each dataset come from, a dry run of one, and the run of all. */
export function DataProcessDesigner({ i18n, id }: UIFieldServerProps) {
  const { language } = panelTexts(i18n.language)
  const word = (...keys: string[]) => labelOf(...keys)?.[language] ?? ''
  return (
    <StepRows
      process={id === undefined ? null : String(id)}
      labels={{
        dataset: word('field.dataset'),
        getFromApi: word('field.getFromApi'),
        method: word('field.method'),
        location: word('data-process-steps.location'),
        body: word('data-process-steps.body'),
        content: word('field.content'),
      }}
      methods={dataMethods.map((value) => ({ value, label: label(`option.method.${value}`)[language] }))}
      problems={Object.fromEntries(dataProblems.map((problem) => [problem, label(`option.problem.${problem}`)[language]]))}
    />
  )
}
