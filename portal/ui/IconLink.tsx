import { styled } from 'styled-components'
import { type ButtonLook, buttonStyle } from './buttonStyle'
import { Icon, type IconShape } from './Icon'

const Root = styled.a<ButtonLook>`
  ${buttonStyle}
  flex: none;
  inline-size: 1.75rem;
  padding: 0;
  color: var(--text-muted);

  @media (pointer: coarse) {
    inline-size: 2.75rem;
  }

  &:hover {
    background: color-mix(in oklab, var(--text) 7%, transparent);
    color: var(--text);
  }
`

interface IconLinkProps {
  icon: IconShape
  /** Where it leads, in words. */
  label: string
  href: string
}

/** A link to a file that looks like a plain IconButton. */
export function IconLink({ icon, label, href }: IconLinkProps) {
  return (
    <Root href={href} aria-label={label} title={label} $variant="quiet" $size="s" data-icon-only="">
      <Icon of={icon} />
    </Root>
  )
}
