import type { ServerProps } from 'payload'
import { fileKinds } from '../texts/fileKindWords'
import { panelTexts } from '../texts/panelTexts'
import { brandOfPage } from './brandOfPage'
import { Mark } from './Mark'
import { MendMarkup } from './MendMarkup'

/** Mark and name of the brand over the panel's sign-in, with what this door leads to. */
export async function Logo({ i18n }: Pick<ServerProps, 'i18n'>) {
  const { displayName, mark } = await brandOfPage()
  const { frame, language, markup } = panelTexts(i18n.language)
  return (
    <div className="qs-logo">
      <MendMarkup words={markup} fileKinds={fileKinds(language)} />
      <span className="qs-brand">
        <Mark mark={mark} />
        <span>{displayName}</span>
      </span>
      <h1>{frame.administration}</h1>
    </div>
  )
}
