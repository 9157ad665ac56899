import { useEffect, useState } from 'react'

/** What the key of a mailed link opens. `failure` is what it was refused with, or what `fail` was given; `again` asks once more. `open` must stay the same. */
export function useOpenedLink<Answer>(open: (body: Readonly<{ key: string }>) => Promise<Answer>, key: string) {
  const [opened, setOpened] = useState<Answer>()
  const [failure, fail] = useState<unknown>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    open({ key }).then(setOpened, fail)
  }, [key, open, tries])
  const again = () => {
    fail(undefined)
    setTries(tries + 1)
  }
  return { opened, failure, fail, again }
}
