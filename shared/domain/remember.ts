/**
 * `make` that runs once for each key and keeps what it made: for formats of `Intl`, each of which costs more than a hundred uses of it
 * while a table has thousands of figures. `keyOf` says which askings are alike. Meant for few keys, as nothing is ever let go.
 */
export function remember<Asked, Value>(make: (asked: Asked) => Value, keyOf: (asked: Asked) => unknown = (asked) => asked) {
  const made = new Map<unknown, Value>()
  return (asked: Asked): Value => {
    const key = keyOf(asked)
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(asked)
    made.set(key, value)
    return value
  }
}
