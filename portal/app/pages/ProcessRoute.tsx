import { useParams } from 'react-router-dom'
import { lazyPart } from '../../ui/lazyPart'

const ProcessPage = lazyPart(() => import('../../features/forms/ProcessPage'), 'ProcessPage', { texts: ['forms', 'fields', 'errors'] })

/** A process and its form. Its code comes after the frame: the fields of every kind are much, and nobody starts here. */
export function ProcessRoute() {
  const { process = '' } = useParams()
  return <ProcessPage key={process} process={process} />
}
