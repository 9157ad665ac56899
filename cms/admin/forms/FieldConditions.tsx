'use client'

import { conditionTests, formLimits, otherOption } from '../../../shared/contracts/forms/fieldKinds'
import type { Condition, FormField } from '../../../shared/contracts/forms/formSchema'
import type { DesignerWords } from './designerWords'
import { AddButton, NumberInput, RemoveButton, SelectInput, TextInput } from './settingInputs'

type ConditionsProps = Readonly<{
  conditions: readonly Condition[]
  before: readonly FormField[]
  words: DesignerWords
  onChange: (conditions: Condition[]) => void
}>

/** When the field is asked: all of them must hold. */
export function FieldConditions({ before, conditions, onChange, words }: ConditionsProps) {
  const [first] = before
  const put = (at: number, condition: Condition) => onChange(conditions.map((each, index) => (index === at ? condition : each)))
  return (
    <>
      {conditions.map((condition, at) => {
        const asked = before.find(({ name }) => name === condition.field)
        return (
          <fieldset key={at} className="qs-fd-rule">
            <legend>{at === 0 ? words.showWhen : words.and}</legend>
            <SelectInput
              label={words.question}
              value={condition.field}
              options={[
                ...(asked ? [] : [{ value: condition.field, label: condition.field }]),
                ...before.map(({ label, name }) => ({ value: name, label })),
              ]}
              onChange={(field) => put(at, { field, is: condition.is })}
            />
            <div className="qs-fd-pair">
              <SelectInput
                label={words.condition}
                value={condition.is}
                options={conditionTests.map((test) => ({ value: test, label: words.tests[test] }))}
                onChange={(is) => put(at, { ...condition, is: is as Condition['is'] })}
              />
              {condition.is !== 'answered' && (
                <ConditionValue asked={asked} condition={condition} words={words} onChange={(value) => put(at, { ...condition, value })} />
              )}
              <RemoveButton
                label={`${words.remove}: ${words.condition} ${at + 1}`}
                onPress={() => onChange(conditions.filter((_, index) => index !== at))}
              />
            </div>
          </fieldset>
        )
      })}
      {first && (
        <AddButton
          label={words.condition}
          isDisabled={conditions.length >= formLimits.conditions}
          onPress={() => onChange([...conditions, { field: first.name, is: 'answered' }])}
        />
      )}
    </>
  )
}

type ConditionValueProps = Readonly<{
  asked: FormField | undefined
  condition: Condition
  words: DesignerWords
  onChange: (value: string | number | boolean) => void
}>

/** What an answer is compared with: one of the options, yes or no, a number or a text. */
function ConditionValue({ asked, condition, onChange, words }: ConditionValueProps) {
  const label = words.text
  const given = condition.value
  if (asked && 'options' in asked)
    return (
      <SelectInput
        label={label}
        value={String(given ?? '')}
        options={[
          { value: '', label: words.choose },
          ...asked.options,
          ...('other' in asked && asked.other ? [{ value: otherOption, label: words.other }] : []),
        ]}
        onChange={onChange}
      />
    )
  if (asked?.type === 'checkbox' || asked?.type === 'switch')
    return (
      <SelectInput
        label={label}
        value={String(given ?? '')}
        options={[
          { value: '', label: words.choose },
          { value: 'true', label: words.yes },
          { value: 'false', label: words.no },
        ]}
        onChange={(value) => onChange(value === 'true')}
      />
    )
  if (asked?.type === 'number' || asked?.type === 'slider')
    return <NumberInput label={label} value={typeof given === 'number' ? given : undefined} onChange={(value) => onChange(value ?? '')} />
  return <TextInput label={label} value={String(given ?? '')} onChange={onChange} />
}
