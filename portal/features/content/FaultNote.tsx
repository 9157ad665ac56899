import type { ContentFault } from '../../../shared/contracts/content/content'
import { useText } from '../../lib/i18n/useText'
import { Notice } from '../../ui/Notice'
import { useContentSurroundings } from './contentSurroundings'

const kinds = ['richText', 'tabs', 'image', 'media', 'form', 'chart', 'snippet'] as const

/** Tells an editor what is not drawn, and why. Not shown to readers, who can do nothing about it. */
export function FaultNote({ fault, kind }: Readonly<{ kind: string; fault: ContentFault | 'failed' }>) {
  const t = useText('content')
  const known = kinds.find((each) => each === kind) ?? 'other'
  return useContentSurroundings().isEditor ? <Notice title={t('fault', { kind: t(`kind.${known}`), reason: t(`fault.${fault}`) })} /> : null
}
