import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { type Answers, answersSchemaOf, issuesOf } from '../../../../shared/contracts/forms/answersSchema'
import { describeAnswers } from '../../../../shared/contracts/forms/describeAnswers'
import type { FieldOf } from '../../../../shared/contracts/forms/formSchema'
import type { PublicForm } from '../../../../shared/contracts/forms/forms'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { Cluster } from '../../../ui/Cluster'
import { fieldStyle, labelStyle } from '../../../ui/fieldStyle'
import { type FormErrors, FormErrorsContext } from '../../../ui/formErrors'
import { IconButton } from '../../../ui/IconButton'
import { Stack } from '../../../ui/Stack'
import { token } from '../../../ui/tokens'
import { faultText } from '../model/faultText'
import { focusField } from '../model/focusField'
import { type Given, startingAnswers, toSend, useAnswers } from '../model/useAnswers'
import { FieldNotice } from './FieldNotice'
import type { FileAdder, KindProps } from './fieldProps'
import { FormFieldInput } from './FormFieldInput'
import { useOpenEntry } from './openEntries'
import { PlainMarked } from './PlainMarked'

const Group = styled.fieldset`
  ${fieldStyle}
  margin: 0;
  border: 0;
  padding: 0;
`
const Legend = styled.legend`
  ${labelStyle}
  padding: 0;
`
const Entries = styled.ul`
  display: grid;
  border-block-start: 1px solid ${token('border')};

  > li {
    display: flex;
    align-items: center;
    gap: ${token('s-2')};
    padding-block: ${token('s-2')};
    border-block-end: 1px solid ${token('border')};
  }

  > li > span {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`
const Editor = styled.div`
  padding: ${token('s-4')};
  border-radius: ${token('radius')};
  background: ${token('surface-sunken')};
`

/** A form within the form, asked as often as there are entries. One entry is open at a time; the others are lines. */
export function SubformField({ addFile, field, form, isDisabled, name, onChange, value }: KindProps<FieldOf<'subform'>>) {
  const t = useText('forms')
  const locale = useLocale()
  const entries = (Array.isArray(value) ? value : []) as readonly Given[]
  /** Place of the entry that is open; that of the next one while a new one is written. */
  const [open, setOpen] = useState<number | null>(null)
  useOpenEntry(name, open !== null)
  const within = form.subforms[field.form]
  if (!within) return null
  const inner: PublicForm = { ...form, steps: within.steps, subforms: {} }
  const lineOf = (entry: Given): string =>
    describeAnswers({ steps: within.steps, subforms: {} }, entry as Answers, { locale, yes: '✓', no: '–', files: {} })
      .flatMap(({ answers }) => answers.flatMap(({ lines }) => lines))
      .slice(0, 3)
      .join(', ')
  const keep = (entry: Given) => {
    onChange(entries.map((each, at) => (at === open ? entry : each)).concat(open === entries.length ? [entry] : []))
    setOpen(null)
  }
  return (
    <Group data-name={name} disabled={isDisabled}>
      <Legend>{field.required ? field.label : <PlainMarked label={field.label} />}</Legend>
      {entries.length > 0 && (
        <Entries>
          {entries.map((entry, at) => {
            const line = lineOf(entry) || t('entry', { row: at + 1 })
            return (
              <li key={at}>
                <span>{line}</span>
                <IconButton icon={Pencil} size="s" label={t('editRow', { name: line })} onPress={() => setOpen(at)} />
                <IconButton
                  icon={Trash2}
                  size="s"
                  label={t('removeRow', { name: line })}
                  onPress={() => {
                    setOpen(null)
                    onChange(entries.filter((_, index) => index !== at))
                  }}
                />
              </li>
            )
          })}
        </Entries>
      )}
      {open === null ? (
        entries.length < (field.limit ?? 20) && (
          <div>
            <Button variant="quiet" size="s" icon={Plus} onPress={() => setOpen(entries.length)}>
              {t('addTo', { name: within.name })}
            </Button>
          </div>
        )
      ) : (
        <EntryEditor key={open} form={inner} start={entries[open]} addFile={addFile} onKeep={keep} onCancel={() => setOpen(null)} />
      )}
      <FieldNotice name={name} hint={field.help} />
    </Group>
  )
}

interface EntryEditorProps {
  form: PublicForm
  start: Given | undefined
  addFile: FileAdder
  onKeep: (entry: Given) => void
  onCancel: () => void
}

/** One entry while it is written, checked by the rules of its own form before it is kept. */
function EntryEditor({ addFile, form, onCancel, onKeep, start }: EntryEditorProps) {
  const t = useText('forms')
  const locale = useLocale()
  const { answers, setAnswer, shown } = useAnswers(form, () => start ?? startingAnswers(form))
  const [errors, setErrors] = useState<FormErrors>({})
  const root = useRef<HTMLDivElement>(null)
  const focusNext = useRef<string | null>(null)
  useEffect(() => {
    if (focusNext.current !== null) focusField(root.current, focusNext.current)
    focusNext.current = null
  }, [errors])
  const keep = () => {
    const parsed = answersSchemaOf(form, form.viewer).safeParse(toSend(form, answers))
    if (parsed.success) return onKeep(parsed.data)
    const issues = issuesOf(parsed.error)
    setErrors(Object.fromEntries(issues.map((issue) => [issue.path, faultText(t, locale, issue)])))
    focusNext.current = issues[0]?.path ?? null
  }
  return (
    <Editor
      ref={root}
      onKeyDown={(event) => {
        // Enter in a line of text would send the form round this entry.
        if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        if (event.target.type !== 'checkbox' && event.target.type !== 'radio') keep()
      }}
    >
      <FormErrorsContext value={errors}>
        <Stack>
          {shown.flat().map((field) => (
            <FormFieldInput
              key={field.name}
              field={field}
              form={form}
              value={answers[field.name]}
              addFile={addFile}
              onChange={(next) => {
                setErrors(({ [field.name]: _, ...rest }) => rest)
                setAnswer(field.name, next)
              }}
            />
          ))}
          <Cluster>
            <Button size="s" onPress={keep}>
              {t('keep')}
            </Button>
            <Button size="s" variant="quiet" onPress={onCancel}>
              {t('cancel')}
            </Button>
          </Cluster>
        </Stack>
      </FormErrorsContext>
    </Editor>
  )
}
