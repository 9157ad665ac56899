import { useState } from 'react'
import { styled } from 'styled-components'
import type { ContentBlock } from '../../../shared/contracts/content/content'
import { useText } from '../../lib/i18n/useText'
import { media } from '../../ui/media'
import { Stack } from '../../ui/Stack'
import { Tabs } from '../../ui/Tabs'
import { Text } from '../../ui/Text'
import { token } from '../../ui/tokens'
import { PictureFigure } from './PictureFigure'
import { RunningText } from './RunningText'

/* text and picture share the width, six columns of twelve each, where there is room */
const Both = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('s-6')};
  align-items: start;

  ${media.from(960)} {
    &[data-both] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`

/** Tabs of a page: a title, a line beneath it, text and a picture each. */
export function ContentTabs({ tabs }: Readonly<Pick<Extract<ContentBlock, { type: 'tabs' }>, 'tabs'>>) {
  const t = useText('content')
  const [chosen, setChosen] = useState('0')
  // A tab may go while its page is being written.
  const at = Number(chosen) < tabs.length ? Number(chosen) : 0
  const tab = tabs[at]
  return (
    <Tabs
      label={t('tabs')}
      items={tabs.map(({ title }, index) => ({ id: String(index), label: title }))}
      selectedKey={String(at)}
      onSelectionChange={setChosen}
    >
      {tab && (
        <Both data-both={tab.picture ? true : undefined}>
          <Stack>
            {tab.subtitle && (
              <Text as="p" $role="lead" $muted>
                {tab.subtitle}
              </Text>
            )}
            <RunningText text={tab.text} />
          </Stack>
          {tab.picture && <PictureFigure picture={tab.picture} isFull />}
        </Both>
      )}
    </Tabs>
  )
}
