import { styled } from 'styled-components'
import type { Picture } from '../../../shared/contracts/content/content'
import { token } from '../../ui/tokens'

const Root = styled.figure`
  margin: 0;
  min-inline-size: 0;

  > img {
    display: block;
    max-inline-size: 100%;
    block-size: auto;
    border-radius: ${token('radius-card')};
  }

  > figcaption {
    margin-block-start: ${token('s-2')};
    color: ${token('text-muted')};
    font: ${token('t-small')};
  }
`

/** A picture with its caption. Its room is held by its size, so that nothing moves when it comes. */
export function PictureFigure({ picture, isFull = false }: Readonly<{ picture: Picture; isFull?: boolean }>) {
  const { alt, caption, height, url, width } = picture
  return (
    <Root>
      <img
        src={url}
        alt={alt}
        width={width ?? undefined}
        height={height ?? undefined}
        loading="lazy"
        decoding="async"
        style={isFull ? { inlineSize: '100%' } : undefined}
      />
      {caption && <figcaption>{caption}</figcaption>}
    </Root>
  )
}
