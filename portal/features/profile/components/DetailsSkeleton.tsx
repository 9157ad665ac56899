import { useText } from '../../../lib/i18n/useText'
import { useSession } from '../../../lib/session'
import { Avatar } from '../../../ui/Avatar'
import { FieldSkeleton } from '../../../ui/FieldSkeleton'
import { Loading } from '../../../ui/Loading'
import { Setting, SettingBody, SettingFields } from '../../../ui/Setting'
import { AwaitedPicture } from './PictureRow'

/** The details before it is known what stands in them. */
export function DetailsSkeleton() {
  const t = useText('profile')
  const { user } = useSession()
  return (
    <Setting id="details" title={t('details.title')} note={t('details.note')}>
      <Loading label={t('loading')}>
        <SettingBody>
          <AwaitedPicture of="photo" without={<Avatar name={user.name} size="l" />} />
          <SettingFields>
            <FieldSkeleton label={t('name')} />
            <FieldSkeleton label={t('phone')} />
            <FieldSkeleton label={t('language')} hint={t('languageHint')} />
            <FieldSkeleton label={t('timeZone')} hint={t('timeZoneHint', { zone: 'Reykjavík' })} />
          </SettingFields>
        </SettingBody>
      </Loading>
    </Setting>
  )
}
