import { ownPortalFormSchema, type PortalForm, portalFormSchema, type PortalRecord } from '../../../../shared/contracts/editing/portal'
import { localeNames, locales } from '../../../../shared/i18n/locales'
import { generalThemes, isGeneralTheme } from '../../../../shared/theme/generalThemes'
import { useBrand } from '../../../lib/bootstrap'
import { useText } from '../../../lib/i18n/useText'
import { useSession } from '../../../lib/session'
import { DraftedText } from '../draftedFields'
import { usePortalRecords } from '../editing.read'
import { useChangeRecord } from '../editing.write'
import { fieldFault, fieldName } from '../fieldWords'
import { useStanding } from '../useStanding'
import { Choice } from './Choice'
import { LogoField } from './LogoField'
import { Fields, RecordForm, Wide } from './RecordForm'

type Values = Readonly<Omit<PortalForm, 'theme'> & { theme?: PortalForm['theme'] | undefined }>

/** What is sent of a portal: the logo stands first among the pictures that it had; the theme is an administrator's. */
const sentOf = (
  { logo, subtitle, terms_el: el, terms_en: en, terms_is: is, theme, ...values }: Values,
  { photo }: PortalRecord,
  isAdmin: boolean,
) => ({
  ...values,
  ...(isAdmin ? { theme } : {}),
  subtitle: subtitle || null,
  photo: [logo, ...(photo ?? []).map(({ id }) => id).filter((id) => id !== logo)].slice(0, maxPictures),
  tnc: { en, is, el },
})

/** As many pictures as a portal keeps. */
const maxPictures = 12

const formOf = ({ email, name, phone, photo, portalLanguage, subtitle, theme, tnc }: PortalRecord): PortalForm => ({
  name,
  subtitle: subtitle ?? '',
  logo: photo?.[0]?.id ?? '',
  theme,
  portalLanguage,
  phone: phone ?? '',
  email,
  terms_en: tnc?.en ?? '',
  terms_is: tnc?.is ?? '',
  terms_el: tnc?.el ?? '',
})

/** Changes a portal: an administrator's, and of the firm's own a company admin's. */
export function PortalEditor({ onClose, portal, slug }: Readonly<{ portal: PortalRecord; slug: string; onClose: () => void }>) {
  const t = useText('editing')
  const isAdmin = useSession().user.roles.includes('admin')
  const { save } = useChangeRecord()
  const { onTheirs, record, tries } = useStanding(portal, async (signal) => {
    const [found = portal] = (await usePortalRecords.ask(signal, slug)).docs
    return found
  })
  const send = (values: Values, version: string | null) =>
    save({ ...sentOf(values, record, isAdmin), updatedAt: version }, 'portals', portal.id)
  const start = formOf(record)
  const themes = useThemes(start.theme)
  return (
    <RecordForm
      key={tries}
      schema={isAdmin ? portalFormSchema : ownPortalFormSchema}
      label={t('portal.title')}
      version={record.updatedAt}
      saved={t('saved')}
      onSave={send}
      onUndo={({ doc }) => send(start, doc.updatedAt)}
      messageOf={(field, code) => fieldFault(t, field, code)}
      nameOf={(field) => fieldName(t, field)}
      onTheirs={onTheirs}
      onClose={onClose}
    >
      <Fields>
        <Wide>
          <DraftedText name="name" label={t('field.name')} defaultValue={start.name} maxLength={200} />
        </Wide>
        <Wide>
          <DraftedText name="subtitle" label={t('field.subtitle')} defaultValue={start.subtitle} maxLength={200} />
        </Wide>
        <Wide>
          <LogoField pictures={record.photo ?? []} />
        </Wide>
        {isAdmin && <Choice name="theme" label={t('field.theme')} options={themes} defaultValue={start.theme} />}
        <Choice
          name="portalLanguage"
          label={t('field.language')}
          options={locales.map((id) => ({ id, label: localeNames[id] }))}
          defaultValue={start.portalLanguage}
        />
        <DraftedText name="phone" type="tel" label={t('field.phone')} defaultValue={start.phone} />
        <DraftedText name="email" label={t('field.email')} inputMode="email" defaultValue={start.email} />
        {locales.map((id) => (
          <Wide key={id}>
            <DraftedText
              name={`terms_${id}`}
              label={t('termsIn', { language: localeNames[id] })}
              hint={t('termsHint')}
              defaultValue={start[`terms_${id}`]}
              isMultiline
              rows={4}
            />
          </Wide>
        ))}
      </Fields>
    </RecordForm>
  )
}

/** The themes for every brand and this one's own, and the one that the portal has; a brand's bear its name, which is the same in every language. */
function useThemes(present: string) {
  const t = useText('editing')
  const { displayName, name, ownThemes } = useBrand()
  const labelOf = (id: string): string => {
    if (isGeneralTheme(id)) return t(`theme.${id}`)
    if (id === name) return displayName
    return id === `${name}-professional` ? t('theme.professional', { brand: displayName }) : id
  }
  return [...new Set([...generalThemes, ...ownThemes, present])].map((id) => ({ id, label: labelOf(id) }))
}
