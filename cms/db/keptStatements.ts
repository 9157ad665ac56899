import Database from 'libsql'

/**
 * A text of SQL that begins so is prepared once a connection and kept: to prepare a list's statement takes a third of the time that it takes to run, and
 * the client of libsql does so at each call. For texts of ours that are asked again and again with other values in their places.
 */
export const kept = (text: string): string => `${mark}${text}`

const mark = '/* kept */ '
/** Statements that a connection keeps: a few times as many as there are collections and lists in daily use. */
const mostKept = 300

type Statement = ReturnType<Database.Database['prepare']>

const statements = new WeakMap<object, Map<string, Statement>>()
const prepare = Reflect.get(Database.prototype, 'prepare') as (this: Database.Database, text: string) => Statement

// The client makes its connections by itself, and a new one after each that was busy (`resilientClient`): only the driver sees all of them.
Object.assign(Database.prototype, {
  prepare(this: Database.Database, text: string): Statement {
    return text.startsWith(mark) ? keptOn(this, text) : prepare.call(this, text)
  },
})

function keptOn(connection: Database.Database, text: string): Statement {
  const ofConnection = statements.get(connection) ?? new Map<string, Statement>()
  statements.set(connection, ofConnection)
  const known = ofConnection.get(text)
  if (known) return known
  const statement = prepare.call(connection, text)
  const all = statement.all.bind(statement)
  const columns: unknown = statement.columns()
  let places: number | null = null
  Object.assign(statement, {
    columns: () => columns,
    all: (values: readonly unknown[]): unknown => {
      // The driver leaves a place that is given nothing as the last question left it: with what somebody else asked for.
      if (values.length !== (places ??= values.length)) throw new TypeError(`A kept statement takes ${places} values, not ${values.length}`)
      try {
        return all(values)
      } catch (error) {
        // The driver never resets a statement that failed.
        ofConnection.delete(text)
        throw error
      }
    },
  })
  const [oldest] = ofConnection.keys()
  if (ofConnection.size >= mostKept && oldest !== undefined) ofConnection.delete(oldest)
  ofConnection.set(text, statement)
  return statement
}
