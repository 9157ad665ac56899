'use client'

import { useRouter } from 'next/navigation.js'
import { useId } from 'react'

type Props = Readonly<{
  label: string
  /** Address of the chosen version. */
  base: string
  /** The id of the other one. */
  chosen: string
  options: readonly Readonly<{ id: string; label: string }>[]
}>

/** Which version the chosen one stands beside. */
export function CompareWith({ base, chosen, label, options }: Props) {
  const router = useRouter()
  const id = useId()
  return (
    <>
      <label className="qs-compare__label" htmlFor={id}>
        {label}
      </label>
      <select id={id} value={chosen} onChange={({ target }) => router.push(`${base}?with=${encodeURIComponent(target.value)}`)}>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </>
  )
}
