'use client'

import { toast } from '@payloadcms/ui'
import { Play } from 'lucide-react'
import { useState } from 'react'
import type { DesignedStep, StepPreview } from '../../../shared/contracts/dataProcesses'
import { useWords } from '../texts/useWords'
import { designerWords, type DesignerWords } from './designerWords'
import { type Choice, ChooseOne, Switch, TextInput } from './fields'
import { PreviewTable } from './PreviewTable'
import { type OpenRow, RowsDesigner } from './RowsDesigner'
import { useRows } from './useRows'

type Labels = Readonly<Record<'dataset' | 'getFromApi' | 'method' | 'location' | 'body' | 'content', string>>
type Words = Readonly<Record<string, string>>
type Props = Readonly<{ process: string | null; labels: Labels; methods: readonly Choice[]; problems: Words }>

const newStep: DesignedStep = { id: null, dataset: '', getFromApi: true, method: 'GET', location: '', body: null, content: null }
const headers = { 'content-type': 'application/json' }

export function StepRows({ labels, methods, problems, process }: Props) {
  const { words } = useWords(designerWords)
  const rows = useRows<DesignedStep>(process === null ? null : `/api/data-processes/${process}/steps`, 'steps')
  const [isRunning, setRunning] = useState(false)
  if (process === null) return <p className="qs-designer__note">{words.saveFirst}</p>
  const run = async () => {
    setRunning(true)
    const outcome = await runOf(process)
    setRunning(false)
    if (outcome.state === 'done') toast.success(words.ran)
    else
      toast.error([words.runFailed, outcome.problemAt, outcome.problem ? problems[outcome.problem] : undefined].filter(Boolean).join(' '))
  }
  return (
    <RowsDesigner
      rows={rows}
      words={words}
      texts={{ title: words.steps, add: words.addStep, none: words.noSteps, save: words.saveSteps }}
      newRow={newStep}
      itemOf={(row) => ({
        name: row.dataset || words.newStep,
        below: row.getFromApi ? `${row.method} ${row.location ?? ''}` : labels.content,
      })}
      actions={
        <button
          type="button"
          className="qs-button"
          disabled={isRunning || rows.isDirty || rows.rows.length === 0}
          title={rows.isDirty ? words.saveThenRun : undefined}
          onClick={() => void run()}
        >
          {isRunning ? words.running : words.run}
        </button>
      }
    >
      {(open) => <OpenStep {...open} labels={labels} methods={methods} problems={problems} words={words} />}
    </RowsDesigner>
  )
}

type Outcome = Readonly<{ state: string; problem?: string | null; problemAt?: string | null }>

const pollMs = 1000
/** Longer than a run of twenty steps takes, tries included; the record says what became of one that takes longer. */
const maxPolls = 600

/** Asks for a run and waits for its end. One that is under way already is waited for as well. */
async function runOf(process: string): Promise<Outcome> {
  const asked = await fetch(`/api/data-processes/${process}/run`, { method: 'POST', credentials: 'include', headers, body: '{}' }).catch(
    () => null,
  )
  if (!asked || (asked.status !== 202 && asked.status !== 409)) return { state: 'failed' }
  for (let poll = 0; poll < maxPolls; poll += 1) {
    await new Promise((resolve) => setTimeout(resolve, pollMs))
    const answer = await fetch(`/api/data-processes/${process}?depth=0`, { credentials: 'include' }).catch(() => null)
    if (!answer?.ok) continue
    const outcome = (await answer.json()) as Outcome
    if (outcome.state === 'done' || outcome.state === 'failed') return outcome
  }
  return { state: 'failed' }
}

type OpenProps = Omit<Props, 'process'> & OpenRow<DesignedStep> & Readonly<{ words: DesignerWords }>

function OpenStep({ labels, methods, onChange, problemOf, problems, row: step, words }: OpenProps) {
  const [preview, setPreview] = useState<StepPreview | 'asking' | 'failed' | null>(null)
  const change = (changes: Partial<DesignedStep>) => {
    setPreview(null)
    onChange({ ...step, ...changes })
  }
  const dryRun = async () => {
    setPreview('asking')
    const { body, content, getFromApi, location, method } = step
    const response = await fetch('/api/data-processes/preview', {
      method: 'POST',
      credentials: 'include',
      headers,
      body: JSON.stringify({ body, content, getFromApi, location, method }),
    }).catch(() => null)
    setPreview(response?.ok ? ((await response.json()) as StepPreview) : 'failed')
  }
  return (
    <>
      <TextInput
        label={labels.dataset}
        value={step.dataset}
        maxLength={80}
        help={words.datasetHelp}
        problem={problemOf('dataset')}
        onChange={(dataset) => change({ dataset })}
      />
      <Switch label={labels.getFromApi} value={step.getFromApi} onChange={(getFromApi) => change({ getFromApi })} />
      {step.getFromApi ? (
        <>
          <ChooseOne
            label={labels.method}
            value={step.method}
            choices={methods}
            onChange={(method) => change({ method: method === 'POST' ? 'POST' : 'GET' })}
          />
          <TextInput
            label={labels.location}
            value={step.location ?? ''}
            maxLength={2000}
            problem={problemOf('location')}
            onChange={(location) => change({ location })}
          />
          {step.method === 'POST' && (
            <TextInput
              label={labels.body}
              value={step.body ?? ''}
              maxLength={5000}
              lines={4}
              problem={problemOf('body')}
              onChange={(body) => change({ body })}
            />
          )}
        </>
      ) : (
        <TextInput
          label={labels.content}
          value={step.content ?? ''}
          maxLength={20_000}
          lines={8}
          help={words.contentHelp}
          problem={problemOf('content')}
          onChange={(content) => change({ content })}
        />
      )}
      <p className="qs-designer__do">
        <button type="button" className="qs-button" disabled={preview === 'asking'} onClick={() => void dryRun()}>
          <Play aria-hidden="true" />
          {preview === 'asking' ? words.previewing : words.preview}
        </button>
      </p>
      <div aria-live="polite">
        {preview === 'failed' && <p className="qs-designer__problem">{words.notLoaded}</p>}
        {preview !== null && typeof preview === 'object' && <PreviewTable preview={preview} problems={problems} words={words} />}
      </div>
    </>
  )
}
