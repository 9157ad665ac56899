import { useState } from 'react'
import { styled } from 'styled-components'
import { organisationDetailsSchema, type OwnOrganisation } from '../../../shared/contracts/organisation'
import { countriesIn } from '../../../shared/i18n/countries'
import { ApiError } from '../../lib/apiClient'
import { useBrand } from '../../lib/bootstrap'
import { useReads } from '../../lib/data/defineRead'
import { useDraft } from '../../lib/draft'
import { useLocale } from '../../lib/i18n/LocaleContext'
import { useText } from '../../lib/i18n/useText'
import { usePage } from '../../lib/page'
import { Actions } from '../../ui/Actions'
import { Avatar } from '../../ui/Avatar'
import { Button } from '../../ui/Button'
import { ButtonSkeleton } from '../../ui/ButtonSkeleton'
import { Card } from '../../ui/Card'
import { ErrorState } from '../../ui/ErrorState'
import { FieldSkeleton } from '../../ui/FieldSkeleton'
import { Form } from '../../ui/Form'
import { Loading } from '../../ui/Loading'
import { PageHead } from '../../ui/PageHead'
import { Select } from '../../ui/Select'
import { AwaitedRows, Setting, SettingBody, SettingFields, SettingList } from '../../ui/Setting'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { TextField } from '../../ui/TextField'
import { WordsSkeleton } from '../../ui/WordsSkeleton'
import { LogoRow } from './components/LogoRow'
import { PeopleSection } from './components/PeopleSection'
import { AwaitedPicture } from './components/PictureRow'
import { PortalsSection } from './components/PortalsSection'
import { useOrganisation } from './profile.read'
import { useSaveOrganisation } from './profile.write'

const Wide = styled.div`
  grid-column: 1 / -1;
`

/** What a company admin keeps of their organisation, its portals, and who works in it. */
export function OrganisationPage() {
  const t = useText('profile')
  const read = useOrganisation()
  const { displayName } = useBrand()
  usePage({ title: t('org.title') })
  if (read.error && !read.data)
    return (
      <Card>
        <ErrorState level={1} title={t('org.errorTitle')} onRetry={read.refresh} isRetrying={read.isRefreshing}>
          {t('errorText')}
        </ErrorState>
      </Card>
    )
  return (
    <>
      <PageHead>
        <h1>{t('org.title')}</h1>
        <Text as="p" $muted>
          {read.data?.name ?? <WordsSkeleton like={displayName} />}
        </Text>
      </PageHead>
      {read.data ? (
        <Stack $gap={6}>
          <Details organisation={read.data} onOther={read.refresh} />
          <PortalsSection portals={read.data.portals} />
          <PeopleSection people={read.data.people} />
        </Stack>
      ) : (
        <OrganisationSkeleton />
      )}
    </>
  )
}

/** The organisation before it is known what stands in it. */
function OrganisationSkeleton() {
  const t = useText('profile')
  const { displayName } = useBrand()
  return (
    <Loading label={t('org.loading')}>
      <Stack $gap={6}>
        <Setting id="organisation" title={t('org.details')} note={t('org.detailsNote')}>
          <SettingBody>
            <AwaitedPicture of="logo" without={<Avatar name={displayName} size="l" />} />
            <SettingFields>
              <FieldSkeleton label={t('name')} />
              <FieldSkeleton label={t('org.url')} />
              <FieldSkeleton label={t('org.country')} />
              <FieldSkeleton label={t('org.domain')} height="1.25rem" hint={t('org.domainNote')} />
              <Wide>
                <FieldSkeleton label={t('org.address')} height="6rem" hint={t('org.addressHint')} />
              </Wide>
            </SettingFields>
            <Actions>
              <ButtonSkeleton like={t('save')} size="m" />
            </Actions>
          </SettingBody>
        </Setting>
        <Setting id="portals" title={t('org.portals')} note={t('org.portalsNote')}>
          <SettingList>
            <AwaitedRows count={2} />
          </SettingList>
        </Setting>
        <Setting id="people" title={t('org.people')} note={t('org.peopleNote')}>
          <SettingList>
            <AwaitedRows count={4} isBelow />
          </SettingList>
        </Setting>
      </Stack>
    </Loading>
  )
}

function Details({ onOther, organisation }: Readonly<{ organisation: OwnOrganisation; onOther: () => void }>) {
  const t = useText('profile')
  const locale = useLocale()
  const { put } = useReads()
  const { save } = useSaveOrganisation()
  const { forget, keeper, values: draft } = useDraft('organisation')
  const [start] = useState({ ...organisation, ...draft })
  const [country, setCountry] = useState(draft['country'] || organisation.country)
  return (
    <Setting id="organisation" title={t('org.details')} note={t('org.detailsNote')}>
      <SettingBody {...keeper}>
        <LogoRow organisation={organisation} />
        <Form
          label={t('org.details')}
          schema={organisationDetailsSchema}
          isGuarded
          startsChanged={Object.keys(draft).length > 0}
          saved={t('saved')}
          messageOf={(field, code) =>
            field === 'url' ? t('org.urlInvalid') : field === 'name' && code !== 'too_big' ? t('nameRequired') : null
          }
          onSave={async (values) => {
            const next = await save({ ...values, updatedAt: organisation.updatedAt })
            forget()
            await put(useOrganisation.key(), next)
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
                <TextField name="name" label={t('name')} defaultValue={start.name} maxLength={200} />
                <TextField name="url" type="url" label={t('org.url')} defaultValue={start.url ?? ''} maxLength={300} />
                <Select
                  name="country"
                  label={t('org.country')}
                  placeholder={t('org.noCountry')}
                  options={countriesIn(locale).map(({ code, name }) => ({ id: code, label: name }))}
                  value={country}
                  onChange={setCountry}
                />
                <div>
                  <Text as="p" $role="label">
                    {t('org.domain')}
                  </Text>
                  <p>{organisation.domain ?? '–'}</p>
                  <Text as="p" $role="small" $muted>
                    {t('org.domainNote')}
                  </Text>
                </div>
                <Wide>
                  <TextField
                    name="address"
                    label={t('org.address')}
                    hint={t('org.addressHint')}
                    defaultValue={start.address ?? ''}
                    isMultiline
                    rows={4}
                    maxLength={2000}
                  />
                </Wide>
              </SettingFields>
              <Actions>
                <Button type="submit" variant="primary" isBusy={isSaving} isDisabled={!isChanged}>
                  {t('save')}
                </Button>
              </Actions>
            </>
          )}
        </Form>
      </SettingBody>
    </Setting>
  )
}
