import Search from 'lucide-react/icons/search'
import { styled } from 'styled-components'
import { openCommand } from '../../lib/commands'
import { useText } from '../../lib/i18n/useText'
import { Icon } from '../../ui/Icon'
import { IconButton } from '../../ui/IconButton'
import { Key, keyNames } from '../../ui/Key'
import { token } from '../../ui/tokens'

const Box = styled.button`
  display: flex;
  align-items: center;
  gap: ${token('s-2')};
  inline-size: min(20rem, 32vw);
  block-size: 2.25rem;
  padding-inline: ${token('s-3')} ${token('s-2')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  color: ${token('text-muted')};
  text-align: start;
  cursor: pointer;

  &:hover {
    color: ${token('text')};
  }

  > span {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

/** Opens the palette: a field to look at, in the bar of a wide window; a sign on a small one. */
export function SearchButton({ place }: Readonly<{ place: 'bar' | 'head' }>) {
  const t = useText('commands')
  const open = () => openCommand('palette')
  if (place === 'head') return <IconButton icon={Search} label={t('search')} aria-haspopup="dialog" onPress={open} />
  return (
    <Box type="button" aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" onClick={open}>
      <Icon of={Search} size="s" />
      <span>{t('search')}</span>
      <Key aria-hidden="true">{keyNames.palette}</Key>
    </Box>
  )
}
