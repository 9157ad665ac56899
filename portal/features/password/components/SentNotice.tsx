import { styled } from 'styled-components'
import { Icon, type IconShape } from '../../../ui/Icon'
import { token } from '../../../ui/tokens'

const Root = styled.div`
  display: flex;
  gap: ${token('s-3')};
  padding: ${token('s-3')} ${token('s-4')};
  border: 1px solid color-mix(in oklab, ${token('info')} 32%, ${token('surface')});
  border-radius: ${token('radius-card')};
  background: ${token('info-soft')};

  > [data-icon] {
    flex: none;
    color: ${token('info')};
    margin-block-start: 1px;
  }

  p + p {
    color: ${token('text-muted')};
    font: ${token('t-small')};
  }
`

/** Says, also to a screen reader, that something is on its way. */
export function SentNotice({ icon, text, hint }: Readonly<{ icon: IconShape; text: string; hint: string }>) {
  return (
    <Root role="status">
      <Icon of={icon} />
      <div>
        <p>{text}</p>
        <p>{hint}</p>
      </div>
    </Root>
  )
}
