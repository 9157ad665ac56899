import Pencil from 'lucide-react/icons/pencil'
import type { OwnOrganisation } from '../../../../shared/contracts/organisation'
import { localeNames } from '../../../../shared/i18n/locales'
import { useText } from '../../../lib/i18n/useText'
import { useOpening } from '../../../lib/opening'
import { paths } from '../../../lib/paths'
import { Badge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import { Setting, SettingBody, SettingList, SettingRow } from '../../../ui/Setting'
import { Text } from '../../../ui/Text'
import { rowOpenerId } from '../../../ui/table/RowOpener'

/** The portals of an organisation, each with its form beside the page. */
export function PortalsSection({ portals }: Readonly<Pick<OwnOrganisation, 'portals'>>) {
  const t = useText('profile')
  const common = useText('common')
  const { open } = useOpening()
  return (
    <Setting id="portals" title={t('org.portals')} note={t('org.portalsNote')}>
      {portals.length === 0 ? (
        <SettingBody>
          <Text as="p" $muted>
            {t('org.noPortals')}
          </Text>
        </SettingBody>
      ) : (
        <SettingList>
          {portals.map(({ id, isActive, language, name, slug }) => (
            <SettingRow
              key={id}
              title={
                <>
                  {name}
                  {!isActive && <Badge tone="warning">{t('org.portalIsOut')}</Badge>}
                </>
              }
              detail={`${localeNames[language]} · ${paths.clients(slug)}`}
            >
              <Button
                id={rowOpenerId(slug)}
                variant="quiet"
                size="s"
                icon={Pencil}
                aria-label={common('editNamed', { name })}
                onPress={() => open('portal', slug)}
              >
                {common('edit')}
              </Button>
            </SettingRow>
          ))}
        </SettingList>
      )}
    </Setting>
  )
}
