import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { locales, localeNames } from '../../shared/i18n/locales'
import { localeSchema } from '../../shared/i18n/localeSchema'
import { generalThemes } from '../../shared/theme/generalThemes'
import { isScheme, schemes } from '../../shared/theme/schemes'
import { usePortalTheme } from '../app/layouts/usePortalTheme'
import { useBrand } from '../lib/bootstrap'
import { useLocaleContext } from '../lib/i18n/LocaleContext'
import { useText } from '../lib/i18n/useText'
import { Cluster } from '../ui/Cluster'
import { Columns } from '../ui/Columns'
import { PageHead } from '../ui/PageHead'
import { SegmentedControl } from '../ui/SegmentedControl'
import { Select } from '../ui/Select'
import { Text } from '../ui/Text'
import { ButtonPieces } from './ButtonPieces'
import { ChartPieces, LongChart } from './ChartPieces'
import { ClientPieces } from './ClientPieces'
import { FieldPieces } from './FieldPieces'
import { FormPieces } from './FormPieces'
import { NoticePieces, ProgressPiece } from './NoticePieces'
import { DialogPiece } from './DialogPiece'
import { SeaPiece } from './SeaPiece'
import { EmptyPieces, LoadingPieces } from './StatePieces'
import { LongTable, TablePieces } from './TablePieces'
import { TabPieces } from './TabPieces'
import { TilePieces } from './TilePieces'
import { ColourPieces, TypePieces } from './TokenPieces'
import { token } from '../ui/tokens'

const Page = styled.main`
  display: flex;
  flex-direction: column;
  gap: ${token('s-6')};
  max-inline-size: ${token('page-max')};
  margin-inline: auto;
  padding: ${token('s-6')} ${token('gutter')} ${token('s-16')};
  --_head-top: 0px;
`

/** Every piece of the kit in its states, for looking at; `?theme=`, `?scheme=` and `?lang=` choose how, `?rows=` shows a table and `?points=` a chart of so many. */
export function Gallery() {
  const t = useText('gallery')
  const { locale, setLocale } = useLocaleContext()
  const [query, setQuery] = useSearchParams()
  const themes = [...generalThemes, ...useBrand().ownThemes]
  const theme = themes.find((each) => each === query.get('theme')) ?? 'main'
  const asked = query.get('scheme')
  const scheme = isScheme(asked) ? asked : 'auto'
  const language = localeSchema.safeParse(query.get('lang')).data

  useEffect(() => {
    const root = document.documentElement
    const before = root.dataset['scheme']
    root.dataset['scheme'] = scheme
    return () => {
      root.dataset['scheme'] = before ?? 'auto'
    }
  }, [scheme])
  usePortalTheme(theme)

  useEffect(() => {
    if (language && language !== locale) void setLocale(language).catch(() => undefined)
  }, [language, locale, setLocale])

  const choose = (key: string) => (value: string) =>
    setQuery((old) => {
      const next = new URLSearchParams(old)
      next.set(key, value)
      return next
    })

  const rowCount = Number(query.get('rows'))
  if (rowCount > 0) {
    return (
      <Page id="main">
        <h1>{t('title')}</h1>
        <LongTable count={rowCount} />
      </Page>
    )
  }
  const pointCount = Number(query.get('points'))
  if (pointCount > 0) {
    return (
      <Page id="main">
        <h1>{t('title')}</h1>
        <LongChart count={pointCount} />
      </Page>
    )
  }
  return (
    <Page id="main">
      <PageHead
        actions={
          <Cluster data-no-print="">
            <Select label={t('theme')} options={themes.map((id) => ({ id, label: id }))} value={theme} onChange={choose('theme')} />
            <SegmentedControl
              label={t('scheme')}
              items={schemes.map((id) => ({ id, label: t(`scheme.${id}`) }))}
              value={scheme}
              onChange={choose('scheme')}
            />
            <SegmentedControl
              label={t('language')}
              items={locales.map((id) => ({ id, label: <span lang={id}>{localeNames[id]}</span> }))}
              value={locale}
              onChange={choose('lang')}
            />
          </Cluster>
        }
      >
        <h1>{t('title')}</h1>
        <Text as="p" $muted>
          {t('intro')}
        </Text>
      </PageHead>
      <TypePieces />
      <ColourPieces />
      <ButtonPieces />
      <FieldPieces />
      <FormPieces />
      <TabPieces />
      <TilePieces />
      <TablePieces />
      <Columns $shape="1-1">
        <NoticePieces />
        <ProgressPiece />
      </Columns>
      <DialogPiece />
      <ChartPieces />
      <ClientPieces />
      <LoadingPieces />
      <EmptyPieces />
      <SeaPiece />
    </Page>
  )
}
