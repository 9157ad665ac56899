import Database from 'libsql'

/*
 * A statement that reads or writes rows is prepared once a connection and kept: to prepare one takes a third of the time that it takes to run, and the client
 * of libsql does so at each call. Works on the driver's `prepare`: the client makes its connections by itself, and a new one after each that was busy
 * (`resilientClient`), so that only the driver sees all of them.
 */

const ofRows = /^(?:select|insert into|update|delete from)\s/i
/** Longer ones are made for one question, such as a list of a thousand ids. */
const longestKept = 20_000
/** Statements that a connection keeps: a few times as many as there are collections and lists in daily use. */
const mostKept = 300

type Statement = ReturnType<Database.Database['prepare']>
type Kept = Map<string, Statement>

const statements = new WeakMap<object, Kept>()
const prepare = Reflect.get(Database.prototype, 'prepare') as (this: Database.Database, text: string) => Statement

Object.assign(Database.prototype, {
  prepare(this: Database.Database, text: string): Statement {
    if (ofRows.test(text) && text.length <= longestKept) return keptOn(this, text)
    // It may change the tables, and with them the columns of a kept statement.
    if (!text.startsWith('PRAGMA')) statements.delete(this)
    return prepare.call(this, text)
  },
})

function keptOn(connection: Database.Database, text: string): Statement {
  const kept = statements.get(connection) ?? new Map<string, Statement>()
  statements.set(connection, kept)
  const known = kept.get(text)
  if (known) {
    // The one that was used last stays longest.
    kept.delete(text)
    kept.set(text, known)
    return known
  }
  const statement = reusable(prepare.call(connection, text), () => kept.delete(text))
  const [oldest] = kept.keys()
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
  kept.set(text, statement)
  return statement
}

/** Makes of a statement one that can be run again. `drop` is called when it fails: the driver never resets one that did. */
function reusable(statement: Statement, drop: () => void): Statement {
  let places: number | null = null
  const guarded =
    <Result>(run: (values: readonly unknown[]) => Result) =>
    (values: readonly unknown[]): Result => {
      // The driver leaves a place that is given nothing as the last question left it: with what somebody else asked for.
      if (values.length !== (places ??= values.length)) throw new TypeError(`A kept statement takes ${places} values, not ${values.length}`)
      try {
        return run(values)
      } catch (error) {
        drop()
        throw error
      }
    }
  const run = guarded(statement.run.bind(statement))
  if (!statement.reader) return Object.assign(statement, { run, raw: refuseRows })
  const columns: unknown = statement.columns()
  return Object.assign(statement, { run, all: guarded(statement.all.bind(statement)), columns: () => columns })
}

/** What the driver says after a detour: the client asks by it whether a statement answers with rows. */
function refuseRows(): never {
  throw noRows
}

const noRows = new TypeError('The statement returns no rows')
