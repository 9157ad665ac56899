import { ExternalLink } from 'lucide-react'
import type { ServerProps } from 'payload'
import { panelTexts } from '../texts/panelTexts'
import { recordWords } from '../texts/recordWords'

type Props = Pick<ServerProps, 'i18n'> & Readonly<{ id?: string | number }>

/** Opens the file of a picture as it is; the log says who did. None while the record is new. */
export function OpenPicture({ i18n, id }: Props) {
  if (id === undefined) return null
  return (
    <a className="qs-button" href={`/api/media/${encodeURIComponent(id)}/open`} target="_blank" rel="noreferrer">
      <ExternalLink aria-hidden="true" />
      {recordWords[panelTexts(i18n.language).language].openFile}
    </a>
  )
}
