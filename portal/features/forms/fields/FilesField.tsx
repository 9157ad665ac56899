import FileText from 'lucide-react/icons/file-text'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { styled } from 'styled-components'
import { contentTypes } from '../../../../shared/contracts/files'
import type { FieldOf } from '../../../../shared/contracts/forms/formSchema'
import { formFileEndings, maxFormFileBytes } from '../../../../shared/contracts/forms/forms'
import { formatBytes } from '../../../../shared/format/bytes'
import { ApiError } from '../../../lib/apiClient'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { FileDrop } from '../../../ui/fields/FileDrop'
import { fieldStyle, labelStyle } from '../../../ui/fieldStyle'
import { Icon } from '../../../ui/Icon'
import { IconButton } from '../../../ui/IconButton'
import { Notice } from '../../../ui/Notice'
import { token } from '../../../ui/tokens'
import { FieldNotice } from './FieldNotice'
import { useFileNames } from './fileNames'
import type { KindProps } from './fieldProps'
import { PlainMarked } from './PlainMarked'

const Root = styled.div`
  ${fieldStyle}
`
const Label = styled.span`
  ${labelStyle}
`
const File = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('s-3')};
  padding: ${token('s-2')} ${token('s-3')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius')};

  > span {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`

const types = formFileEndings.map((ending) => contentTypes[ending])

/** Files that go to the server at once and are named in the answer; what was refused says why. */
export function FilesField({ addFile, field, isDisabled, name, onChange, value }: KindProps<FieldOf<'file' | 'dropzone'>>) {
  const t = useText('forms')
  const locale = useLocale()
  const names = useFileNames()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const ids = (Array.isArray(value) ? value : []) as readonly string[]
  const most = field.type === 'file' ? 1 : (field.limit ?? 5)

  const add = async (files: readonly File[]) => {
    setFailure(null)
    setBusy(true)
    const added = [...ids]
    for (const file of files.slice(0, most - ids.length)) {
      try {
        const stored = await addFile(field.name, file)
        names.set(stored)
        added.push(stored.id)
      } catch (error) {
        const isRefused = error instanceof ApiError && error.code === 'invalid_file'
        setFailure(t(isRefused ? 'fileUnreadable' : 'fileFailed', { name: file.name }))
      }
    }
    setBusy(false)
    onChange(added)
  }

  return (
    <Root data-name={name}>
      <Label>{field.required ? field.label : <PlainMarked label={field.label} />}</Label>
      {ids.map((id, at) => {
        const file = names.of(id)
        const called = file?.name ?? t('fileNumber', { row: at + 1 })
        return (
          <File key={id}>
            <Icon of={FileText} />
            <span>{file ? `${file.name}, ${formatBytes(file.size, locale)}` : called}</span>
            <IconButton
              icon={X}
              size="s"
              label={t('removeRow', { name: called })}
              onPress={() => onChange(ids.filter((each) => each !== id))}
            />
          </File>
        )
      })}
      {!isDisabled && ids.length < most && (
        <FileDrop
          label={field.label}
          types={types}
          maxBytes={maxFormFileBytes}
          isMultiple={most > 1}
          progress={isBusy ? 0 : null}
          onChoose={(files) => void add(files)}
        />
      )}
      {failure && <Notice tone="error" title={failure} />}
      <FieldNotice
        name={name}
        hint={[field.help, t('fileKinds', { size: formatBytes(maxFormFileBytes, locale) })].filter(Boolean).join(' ')}
      />
    </Root>
  )
}
