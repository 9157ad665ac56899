import { styled } from 'styled-components'
import { type ButtonLook, buttonStyle } from './buttonStyle'
import { Icon, type IconShape } from './Icon'
import { media } from './media'
import { token } from './tokens'

const Root = styled.a<ButtonLook>`
  ${buttonStyle}
  flex: none;
  inline-size: 1.75rem;
  padding: 0;
  color: ${token('text-muted')};

  ${media.coarsePointer} {
    inline-size: 2.75rem;
  }

  &:hover {
    background: color-mix(in oklab, ${token('text')} 7%, transparent);
    color: ${token('text')};
  }
`

interface IconLinkProps {
  icon: IconShape
  /** Where it leads, in words. */
  label: string
  href: string
  /** Beside following the link. */
  onClick?: () => void
}

/** A link to a file that looks like a plain IconButton. */
export function IconLink({ icon, label, href, onClick }: IconLinkProps) {
  return (
    <Root href={href} onClick={onClick} aria-label={label} title={label} $variant="quiet" $size="s" data-icon-only="">
      <Icon of={icon} />
    </Root>
  )
}
