import type { ContentBlock } from '../../../shared/contracts/content/content'
import { ErrorBoundary } from '../../lib/ErrorBoundary'
import { Stack } from '../../ui/Stack'
import { ContentTabs } from './ContentTabs'
import { FaultNote } from './FaultNote'
import { RunningText } from './RunningText'
import { WidgetView } from './WidgetView'

/** The blocks of a page or a post, from top to bottom. One that cannot be drawn leaves the others standing. */
export function ContentBlocks({ blocks }: Readonly<{ blocks: readonly ContentBlock[] }>) {
  return (
    <Stack $gap={8}>
      {blocks.map((block) => (
        <ErrorBoundary key={block.id} resetKey={block} fallback={() => <FaultNote kind={block.type} fault="failed" />}>
          <Block block={block} />
        </ErrorBoundary>
      ))}
    </Stack>
  )
}

function Block({ block }: Readonly<{ block: ContentBlock }>) {
  switch (block.type) {
    case 'richText':
      return <RunningText text={block.text} />
    case 'tabs':
      return <ContentTabs tabs={block.tabs} />
    default:
      return <WidgetView widget={block} />
  }
}
