'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { type TestLink as Answer, testLinkSchema } from '../../../shared/contracts/panel'
import { formatMoney } from '../../../shared/format/money'
import { fill, plural } from '../texts/fill'
import { recordWords } from '../texts/recordWords'
import { useWords } from '../texts/useWords'

/** Under the external id of an account: asks the data provider what it knows of the id as it stands in the form, saved or not. */
export function TestLink() {
  const { id } = useDocumentInfo()
  const { language, words } = useWords(recordWords)
  const externalId = useFormFields(([fields]) => fields.externalId?.value)
  const [state, setState] = useState<'ready' | 'asking'>('ready')
  const [answer, setAnswer] = useState<{ of: string; said: Answer | null } | null>(null)
  if (id === undefined || typeof externalId !== 'string' || externalId.trim() === '') return null

  const ask = async () => {
    setState('asking')
    const response = await fetch(`/api/panel/accounts/${id}/test-link`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ externalId: externalId.trim() }),
    }).catch(() => null)
    const parsed = testLinkSchema.safeParse(response?.ok ? await response.json().catch(() => null) : null)
    setAnswer({ of: externalId, said: parsed.success ? parsed.data : null })
    setState('ready')
  }
  const said = answer?.of === externalId ? answer : null
  const sentence = () => {
    if (!said?.said || said.said.outcome === 'unavailable') return fill(words.noAnswer, { id: externalId })
    const { name, outcome, portfolios, value } = said.said
    if (outcome === 'unknown') return fill(words.notKnown, { id: externalId })
    return fill(words.linked, {
      name: name ?? '',
      portfolios: plural(words.portfolios, portfolios ?? 0, language),
      value: value ? formatMoney(value, language) : '–',
    })
  }
  return (
    <div className="qs-testlink">
      <button type="button" className="qs-button" disabled={state === 'asking'} onClick={() => void ask()}>
        {words.testLink}
      </button>
      <p role="status" data-outcome={said?.said?.outcome ?? undefined}>
        {said && sentence()} {said?.said?.takenBy && fill(words.takenBy, { name: said.said.takenBy.name })}
      </p>
    </div>
  )
}
