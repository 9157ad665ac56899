import { Navigate } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { FormPage } from './FormPage'
import { useProcessForm } from './forms.read'

/** A process: its form to be filled in, or what became of the one that was sent. */
export function ProcessPage({ process: id }: Readonly<{ process: string }>) {
  const read = useProcessForm(id)
  const { form, process } = read.data ?? {}
  const asked = form && process && { form, name: process.name, process: process.id }
  return <FormPage read={read} asked={asked} missing={<Navigate to={paths.notFound} replace />} />
}
