import { useEffect, useState } from 'react'

/** A text as it stands when nobody has typed for `pauseMs`: whoever types a name asks once. */
export function useSettled(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, pauseMs])
  return settled
}
