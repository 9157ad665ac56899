import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { LinkTarget } from '../../../shared/contracts/content/content'
import { token } from '../../ui/tokens'
import { useContentSurroundings } from './contentSurroundings'

const Anchor = styled.a`
  color: ${token('accent')};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`

/** A link in a content. Whoever follows it is not told to the site that it leads to. */
export function ContentLink({ children, to }: Readonly<{ to: LinkTarget; children: ReactNode }>) {
  const { href, isNew } = useContentSurroundings().hrefOf(to)
  return (
    <Anchor href={href} {...(isNew ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {children}
    </Anchor>
  )
}
