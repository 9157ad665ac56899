import { useText } from '../../../lib/i18n/useText'
import { useSession } from '../../../lib/session'
import { Actions } from '../../../ui/Actions'
import { ButtonSkeleton } from '../../../ui/ButtonSkeleton'
import { Setting, SettingBody } from '../../../ui/Setting'
import { Text } from '../../../ui/Text'
import { WordsSkeleton } from '../../../ui/WordsSkeleton'

/** The address before it is known how it stands with it. */
export function EmailSkeleton() {
  const t = useText('profile')
  const { user } = useSession()
  return (
    <Setting id="email" title={t('email.title')} note={t('email.note')}>
      <SettingBody aria-hidden="true">
        <Text as="p" $role="strong">
          <WordsSkeleton like={user.email} />
        </Text>
        <Actions>
          <ButtonSkeleton like={t('email.change')} size="m" />
        </Actions>
      </SettingBody>
    </Setting>
  )
}
