/** What a check found. `remedy` says what to do; a finding that is fine needs none. */
export type Finding = Readonly<{ what: string; state: 'ok' | 'note' | 'bad'; found: string; remedy?: string }>

const marks = { ok: 'ok  ', note: 'note', bad: 'BAD ' } as const

/** The findings as a table for a terminal: one line each, what to do below it. */
export function describeFindings(findings: readonly Finding[]): string {
  const widest = Math.max(...findings.map(({ what }) => what.length))
  return findings
    .map(({ what, state, found, remedy }) => {
      const line = `${marks[state]}  ${what.padEnd(widest)}  ${found}`
      return remedy ? `${line}\n${' '.repeat(widest + 8)}→ ${remedy}` : line
    })
    .join('\n')
}

/** Runs a check; one that throws is a finding too. */
export async function find(
  what: string,
  check: () => Promise<Omit<Finding, 'what'>> | Omit<Finding, 'what'>,
  remedy: string,
): Promise<Finding> {
  try {
    return { what, ...(await check()) }
  } catch (error) {
    return { what, state: 'bad', found: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error), remedy }
  }
}
