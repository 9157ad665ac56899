import { styled } from 'styled-components'
import type { Widget } from '../../../shared/contracts/content/content'
import { ErrorBoundary } from '../../lib/ErrorBoundary'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { token } from '../../ui/tokens'
import { ContentChart } from './ContentChart'
import { useContentSurroundings } from './contentSurroundings'
import { FaultNote } from './FaultNote'
import { PictureFigure } from './PictureFigure'

const Gallery = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: ${token('s-4')};
`

const Narrow = styled.div`
  max-inline-size: 44rem;
`

const Words = styled.p`
  max-inline-size: 68ch;
  color: ${token('text-muted')};
  font: ${token('t-small')};

  > span {
    display: block;
  }
`

/** What stands between paragraphs as well as on its own. One that cannot be drawn leaves the others standing. */
export function WidgetView({ widget }: Readonly<{ widget: Widget }>) {
  return (
    <ErrorBoundary resetKey={widget} fallback={() => <FaultNote kind={widget.type} fault="failed" />}>
      <Drawn widget={widget} />
    </ErrorBoundary>
  )
}

function Drawn({ widget }: Readonly<{ widget: Widget }>) {
  const { renderForm } = useContentSurroundings()
  switch (widget.type) {
    case 'image':
      return widget.isWide ? (
        <PictureFigure picture={widget.picture} isFull />
      ) : (
        <Narrow>
          <PictureFigure picture={widget.picture} />
        </Narrow>
      )
    case 'media':
      return (
        <Stack>
          {widget.title && (
            <Text as="h3" $role="strong">
              {widget.title}
            </Text>
          )}
          <Gallery>
            {widget.pictures.map((picture, at) => (
              <PictureFigure key={at} picture={picture} isFull />
            ))}
          </Gallery>
        </Stack>
      )
    case 'form':
      return renderForm(widget.form)
    case 'chart':
      return <ContentChart chart={widget} />
    case 'snippet':
      return (
        <Words>
          {widget.lines.map((line, at) => (
            <span key={at}>{line}</span>
          ))}
        </Words>
      )
    case 'fault':
      return <FaultNote kind={widget.kind} fault={widget.fault} />
  }
}
