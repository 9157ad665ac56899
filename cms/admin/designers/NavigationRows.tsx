'use client'

import { Plus } from 'lucide-react'
import type { DesignedLink } from '../../../shared/contracts/navigation'
import { isNavigationLink, navigationAudiences, type NavigationAudience, type NavigationIconName } from '../../../shared/domain/navigation'
import { fill } from '../texts/fill'
import { useWords } from '../texts/useWords'
import { designerWords, type DesignerWords } from './designerWords'
import { type Choice, ChooseOne, ChooseSeveral, TextInput } from './fields'
import { navigationIcons } from './navigationIcons'
import { moved } from './RowList'
import { type OpenRow, RowsDesigner } from './RowsDesigner'
import { useRows } from './useRows'

type Labels = Readonly<Record<'name' | 'link' | 'icon' | 'visible' | 'beneath', string>>
type Props = Readonly<{ portal: string | null; labels: Labels; audiences: readonly Choice[]; icons: readonly Choice[] }>

const everybody = [...navigationAudiences]
const newLink: DesignedLink = { id: null, name: '', link: '', icon: 'link', visible: everybody, subnavigation: [] }

export function NavigationRows({ audiences, icons, labels, portal }: Props) {
  const { words } = useWords(designerWords)
  const rows = useRows<DesignedLink>(portal === null ? null : `/api/navigation/of-portal/${portal}`, 'links')
  if (portal === null) return <p className="qs-designer__note">{words.saveFirst}</p>
  const shown = (visible: readonly string[]) =>
    visible.length === audiences.length
      ? words.all
      : audiences
          .filter(({ value }) => visible.includes(value))
          .map(({ label }) => label)
          .join(', ')
  return (
    <RowsDesigner
      rows={rows}
      words={words}
      texts={{ title: words.links, add: words.addLink, none: words.noLinks, save: words.saveLinks }}
      newRow={newLink}
      itemOf={(row) => {
        const Sign = navigationIcons[row.icon]
        return {
          name: row.name || words.newLink,
          below: [shown(row.visible), row.link, ...row.subnavigation.map(({ name }) => name)].filter(Boolean).join(' · '),
          sign: <Sign aria-hidden="true" />,
        }
      }}
    >
      {(open) => <OpenLink {...open} labels={labels} audiences={audiences} icons={icons} words={words} />}
    </RowsDesigner>
  )
}

type OpenProps = Omit<Props, 'portal'> & OpenRow<DesignedLink> & Readonly<{ words: DesignerWords }>

function OpenLink({ audiences, icons, labels, onChange, problemOf, row: link, words }: OpenProps) {
  /** Said while it is typed, once there is something to judge. */
  const linkProblem = (value: string | null, field: string) =>
    problemOf(field) ?? (value && !isNavigationLink(value) ? words.linkHelp : undefined)
  const changeBeneath = (index: number, change: Partial<DesignedLink['subnavigation'][number]>) =>
    onChange({ ...link, subnavigation: link.subnavigation.map((row, at) => (at === index ? { ...row, ...change } : row)) })
  return (
    <>
      <TextInput
        label={labels.name}
        value={link.name}
        maxLength={200}
        problem={problemOf('name')}
        onChange={(value) => onChange({ ...link, name: value })}
      />
      <TextInput
        label={labels.link}
        value={link.link ?? ''}
        maxLength={500}
        help={words.linkHelp}
        problem={linkProblem(link.link, 'link')}
        // With links beneath it, it may lead nowhere itself.
        onChange={(value) => onChange({ ...link, link: value === '' && link.subnavigation.length > 0 ? null : value })}
      />
      <ChooseOne
        label={labels.icon}
        value={link.icon}
        choices={icons.map((icon) => {
          const Sign = navigationIcons[icon.value as NavigationIconName]
          return { ...icon, sign: <Sign aria-hidden="true" /> }
        })}
        onChange={(icon) => onChange({ ...link, icon: icon as NavigationIconName })}
      />
      <ChooseSeveral
        label={labels.visible}
        all={words.toAll}
        value={link.visible}
        choices={audiences}
        problem={link.visible.length === 0 ? words.chooseOne : problemOf('visible')}
        onChange={(visible) => onChange({ ...link, visible: visible as NavigationAudience[] })}
      />
      <div className="qs-designer__beneath">
        <h4>{labels.beneath}</h4>
        <p className="field-description">{words.beneathHelp}</p>
        {link.subnavigation.map((row, index) => (
          <fieldset key={index}>
            <legend>{row.name || words.newLink}</legend>
            <TextInput
              label={labels.name}
              value={row.name}
              maxLength={200}
              problem={problemOf(`subnavigation.${index}.name`)}
              onChange={(value) => changeBeneath(index, { name: value })}
            />
            <TextInput
              label={labels.link}
              value={row.link}
              maxLength={500}
              problem={linkProblem(row.link, `subnavigation.${index}.link`)}
              onChange={(value) => changeBeneath(index, { link: value })}
            />
            <ChooseSeveral
              label={labels.visible}
              all={words.toAll}
              value={row.visible}
              choices={audiences}
              problem={row.visible.length === 0 ? words.chooseOne : undefined}
              onChange={(visible) => changeBeneath(index, { visible: visible as NavigationAudience[] })}
            />
            <p className="qs-designer__do">
              <button
                type="button"
                className="qs-button"
                disabled={index === 0}
                aria-label={fill(words.up, { name: row.name || words.newLink })}
                onClick={() => onChange({ ...link, subnavigation: moved(link.subnavigation, index, index - 1) })}
              >
                ↑
              </button>
              <button
                type="button"
                className="qs-button"
                disabled={index === link.subnavigation.length - 1}
                aria-label={fill(words.down, { name: row.name || words.newLink })}
                onClick={() => onChange({ ...link, subnavigation: moved(link.subnavigation, index, index + 1) })}
              >
                ↓
              </button>
              <button
                type="button"
                className="qs-button"
                onClick={() => {
                  const subnavigation = link.subnavigation.toSpliced(index, 1)
                  onChange({ ...link, subnavigation, link: subnavigation.length === 0 ? (link.link ?? '') : link.link })
                }}
              >
                {fill(words.remove, { name: row.name || words.newLink })}
              </button>
            </p>
          </fieldset>
        ))}
        <button
          type="button"
          className="qs-rows__add"
          onClick={() => {
            const subnavigation = [...link.subnavigation, { name: '', link: '', visible: everybody }]
            onChange({ ...link, link: link.link === '' ? null : link.link, subnavigation })
          }}
        >
          <Plus aria-hidden="true" />
          {words.addBeneath}
        </button>
      </div>
    </>
  )
}
