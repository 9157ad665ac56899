import type { UIFieldServerProps } from 'payload'
import { label, labelOf } from '../../../collections/labels/label'
import { navigationAudiences, navigationIcons as navigationIconNames } from '../../../shared/domain/navigation'
import { panelTexts } from '../texts/panelTexts'
import { NavigationRows } from './NavigationRows'

/** The links of a portal, on its record: what each is called, where it leads, its sign, for whom it is shown, and the links beneath it. */
export function NavigationDesigner({ i18n, id }: UIFieldServerProps) {
  const { language } = panelTexts(i18n.language)
  const word = (key: string) => labelOf(`field.${key}`)?.[language] ?? ''
  return (
    <NavigationRows
      portal={id === undefined ? null : String(id)}
      labels={{ name: word('name'), link: word('link'), icon: word('icon'), visible: word('visible'), beneath: word('subnavigation') }}
      audiences={navigationAudiences.map((value) => ({ value, label: label(`option.visible.${value}`)[language] }))}
      icons={navigationIconNames.map((value) => ({ value, label: label(`option.icon.${value}`)[language] }))}
    />
  )
}
