/**
 * Runs the works of one key one after the other, in the order that they came, whatever becomes of those before. Within this process: for
 * MongoDB, where several may serve, the transaction does the same.
 */
export function inTurn(): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const turns = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const before = turns.get(key)
    const own = before === undefined ? work() : before.then(work, work)
    turns.set(key, own)
    try {
      return await own
    } finally {
      if (turns.get(key) === own) turns.delete(key)
    }
  }
}
