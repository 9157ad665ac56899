import Upload from 'lucide-react/icons/upload'
import { useState } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger, Pressable } from 'react-aria-components/FileTrigger'
import { styled } from 'styled-components'
import { formatBytes } from '../../../shared/format/bytes'
import { useLocale } from '../../lib/i18n/LocaleContext'
import { useText } from '../../lib/i18n/useText'
import { AriaLocale } from '../AriaLocale'
import { Button } from '../Button'
import { Icon } from '../Icon'
import { token } from '../tokens'

const Zone = styled(DropZone)`
  display: grid;
  justify-items: center;
  gap: ${token('s-2')};
  padding: ${token('s-6')};
  border: 1px dashed ${token('control')};
  border-radius: ${token('radius-card')};
  color: ${token('text-muted')};
  text-align: center;

  &[data-drop-target] {
    border-color: ${token('accent')};
    background: ${token('accent-soft')};
  }

  &[data-focus-visible] {
    outline: 2px solid ${token('focus')};
    outline-offset: 2px;
  }
`

const ErrorText = styled.p`
  color: ${token('loss')};
  font: ${token('t-small')};
`

interface FileDropProps {
  label: string
  /** MIME types that are taken: `['application/pdf']`. */
  types: readonly string[]
  maxBytes: number
  onChoose: (files: readonly File[]) => void
  /** Share that is sent, 0 to 1, while an upload runs. */
  progress?: number | null
  isMultiple?: boolean
}

/** Files dropped on it or chosen in the system's window. One of another kind or too large is refused here, with its name. */
export function FileDrop({ label, types, maxBytes, onChoose, progress = null, isMultiple = false }: FileDropProps) {
  const t = useText('fields')
  const locale = useLocale()
  const [error, setError] = useState<string | null>(null)

  const handleFiles = (files: readonly File[]) => {
    const wrong = files.find((file) => !types.includes(file.type))
    const large = files.find((file) => file.size > maxBytes)
    const fault = wrong
      ? t('file.wrongType', { name: wrong.name })
      : large
        ? t('file.tooLarge', { name: large.name, size: formatBytes(maxBytes, locale) })
        : null
    setError(fault)
    if (!fault && files.length > 0) onChoose(isMultiple ? files : files.slice(0, 1))
  }

  return (
    <AriaLocale>
      <div>
        <Zone
          aria-label={label}
          onDrop={({ items }) =>
            void Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []))).then(handleFiles)
          }
        >
          <Icon of={Upload} />
          <p>{t('file.drop')}</p>
          <FileTrigger acceptedFileTypes={[...types]} allowsMultiple={isMultiple} onSelect={(list) => handleFiles([...(list ?? [])])}>
            <Pressable>
              <Button isBusy={progress !== null}>{t('file.choose')}</Button>
            </Pressable>
          </FileTrigger>
          {progress !== null && <progress value={progress} aria-label={label} />}
        </Zone>
        {error && <ErrorText role="alert">{error}</ErrorText>}
      </div>
    </AriaLocale>
  )
}
