import { type ReactNode, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { type Profile, profileDetailsSchema } from '../../../../shared/contracts/profile'
import { localeNames } from '../../../../shared/i18n/locales'
import { ApiError } from '../../../lib/apiClient'
import { useBrand } from '../../../lib/bootstrap'
import { useReads } from '../../../lib/data/defineRead'
import { useDraft } from '../../../lib/draft'
import { useLocaleContext } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { useSessionState } from '../../../lib/session'
import { useBrandTimeZone } from '../../../lib/timeZone'
import { usePlaceOf } from '../../../lib/useZoneName'
import { Button } from '../../../ui/Button'
import { Form } from '../../../ui/Form'
import { media } from '../../../ui/media'
import { raisedBar } from '../../../ui/raisedBar'
import { Select } from '../../../ui/Select'
import { Setting, SettingBody, SettingFields } from '../../../ui/Setting'
import { TextField } from '../../../ui/TextField'
import { token } from '../../../ui/tokens'
import { zoneOptions } from '../model/zoneOptions'
import { useProfile } from '../profile.read'
import { useSaveProfile } from '../profile.write'
import { PhotoRow } from './PhotoRow'

const Bar = styled.div`
  ${raisedBar}
  justify-content: space-between;
  gap: ${token('s-2')} ${token('s-3')};
  min-block-size: 3.25rem;
  padding: ${token('s-2')} ${token('s-2')} ${token('s-2')} ${token('s-5')};

  > p {
    font: ${token('t-strong')};
  }

  > span {
    display: flex;
    gap: ${token('s-2')};
  }

  ${media.below(960)} {
    inset-block-end: 4.25rem;
    padding-inline-start: ${token('s-4')};
  }

  ${media.forcedColours} {
    border: 1px solid CanvasText;
  }

  ${media.print} {
    display: none;
  }
`

type Props = Readonly<{
  profile: Profile
  /** Where the bar of what is not saved floats: the end of the page, so that it stays in sight. */
  bar: HTMLElement | null
  /** Reads the profile again. */
  onOther: () => void
}>

/** Photo, name, phone and language. What is saved shows at once, the language too. */
export function DetailsSection(props: Props) {
  const [tries, setTries] = useState(0)
  return <Details key={tries} {...props} onDiscard={() => setTries(tries + 1)} />
}

function Details({ bar, onDiscard, onOther, profile }: Props & Readonly<{ onDiscard: () => void }>) {
  const t = useText('profile')
  const { locale, setLocale } = useLocaleContext()
  const { locales } = useBrand()
  const { reload } = useSessionState()
  const { put } = useReads()
  const { save } = useSaveProfile()
  const { forget, keeper, values: draft } = useDraft('profile')
  const wanted = locales.find((id) => id === draft['language']) ?? profile.language
  const [language, setLanguage] = useState(wanted !== null && locales.includes(wanted) ? wanted : locale)
  const brandZone = useBrandTimeZone()
  const zoneName = usePlaceOf(brandZone) ?? brandZone
  const [timeZone, setTimeZone] = useState(draft['timeZone'] ?? profile.timeZone ?? brandZone)
  const zones = useMemo(() => zoneOptions(t, { locale, now: new Date(), own: [brandZone, timeZone] }), [t, locale, brandZone, timeZone])
  const [start] = useState({ name: draft['name'] ?? profile.name, phone: draft['phone'] ?? profile.phone ?? '' })

  return (
    <Setting id="details" title={t('details.title')} note={t('details.note')}>
      <SettingBody>
        <PhotoRow profile={profile} />
        <div {...keeper}>
          <Form
            id="profile-details"
            startsChanged={Object.keys(draft).length > 0}
            label={t('details.title')}
            schema={profileDetailsSchema}
            isGuarded
            saved={t('saved')}
            messageOf={(field, code) => (code === 'required' || code === 'too_small' ? requiredText(field, t) : null)}
            onSave={async (values) => {
              const next = await save({ ...values, updatedAt: profile.updatedAt })
              forget()
              await put(useProfile.key(), next)
              if (values.language !== locale) await setLocale(values.language)
              // The frame shows the name too.
              await reload()
            }}
            onFailure={(error) => {
              // Saved elsewhere meanwhile: the form says so and keeps what was typed; the next try knows of it.
              if (error instanceof ApiError && error.status === 409) onOther()
              return false
            }}
          >
            {({ isChanged, isSaving }) => (
              <>
                <SettingFields>
                  <TextField name="name" label={t('name')} autoComplete="name" defaultValue={start.name} maxLength={200} />
                  <TextField name="phone" label={t('phone')} type="tel" autoComplete="tel" defaultValue={start.phone} maxLength={40} />
                  <Select
                    name="language"
                    label={t('language')}
                    hint={t('languageHint')}
                    options={locales.map((id) => ({ id, label: localeNames[id] }))}
                    value={language}
                    onChange={setLanguage}
                  />
                  <Select
                    name="timeZone"
                    label={t('timeZone')}
                    hint={t('timeZoneHint', { zone: zoneName })}
                    options={zones}
                    value={timeZone}
                    onChange={setTimeZone}
                  />
                </SettingFields>
                {isChanged && (
                  <InBar bar={bar}>
                    <Bar role="region" aria-label={t('unsaved')}>
                      <p>{t('unsaved')}</p>
                      <span>
                        <Button
                          variant="quiet"
                          isDisabled={isSaving}
                          onPress={() => {
                            forget()
                            onDiscard()
                          }}
                        >
                          {t('discard')}
                        </Button>
                        <Button type="submit" form="profile-details" variant="primary" isBusy={isSaving}>
                          {t('save')}
                        </Button>
                      </span>
                    </Bar>
                  </InBar>
                )}
              </>
            )}
          </Form>
        </div>
      </SettingBody>
    </Setting>
  )
}

const InBar = ({ bar, children }: Readonly<{ bar: HTMLElement | null; children: ReactNode }>) =>
  bar ? createPortal(children, bar) : children

type FieldName = 'name' | 'phone' | 'language' | 'timeZone'

function requiredText(field: string, t: (key: `${FieldName}Required`) => string): string | null {
  return field === 'name' || field === 'phone' || field === 'language' || field === 'timeZone' ? t(`${field}Required`) : null
}
