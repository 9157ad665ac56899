import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ButtonSkeleton } from './ButtonSkeleton'
import { Icon, type IconShape } from './Icon'
import { media } from './media'
import { token } from './tokens'
import { WordsSkeleton } from './WordsSkeleton'

const Root = styled.section`
  min-inline-size: 0;
  overflow: clip;
  scroll-margin-block-start: 5rem;
  background: ${token('surface')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-card')};

  ${media.from(1200)} {
    display: grid;
    grid-template-columns: 14rem minmax(0, 1fr);
  }

  ${media.print} {
    break-inside: avoid;
  }
`

const Head = styled.div`
  padding: ${token('s-4')} ${token('s-5')} ${token('s-3')};

  > p {
    color: ${token('text-muted')};
    font: ${token('t-small')};
  }

  ${media.below(600)} {
    padding-inline: ${token('s-4')};
  }

  ${media.from(1200)} {
    padding-block: ${token('s-5')};
    border-inline-end: 1px solid ${token('hairline')};
  }
`

/** What a setting holds: fields and buttons under one another. */
export const SettingBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('s-5')};
  align-content: start;
  padding: 0 ${token('s-5')} ${token('s-5')};

  ${media.below(600)} {
    padding-inline: ${token('s-4')};
  }

  ${media.from(1200)} {
    padding-block: ${token('s-5')};
  }
`

/** Fields beside one another where there is room. */
export const SettingFields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('s-4')} ${token('s-5')};
  align-items: start;

  ${media.from(768)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** Rows parted by hairlines: `SettingRow`. */
export const SettingList = styled.ul`
  align-content: start;

  > li {
    border-block-start: 1px solid ${token('hairline')};
  }

  > li:first-child {
    border-block-start-color: ${token('rule')};
  }

  ${media.from(1200)} {
    > li:first-child {
      border-block-start: 0;
    }
  }
`

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('s-2')} ${token('s-4')};
  min-block-size: 3.5rem;
  padding: ${token('s-2')} ${token('s-5')};

  > [data-icon] {
    flex: none;
    color: ${token('text-muted')};
  }

  ${media.below(600)} {
    padding-inline: ${token('s-4')};

    &[data-below] > :last-child {
      flex-basis: 100%;
    }
  }
`

const Words = styled.div`
  display: grid;
  flex: 1 1 9rem;
  min-inline-size: 0;

  > :first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('s-2')};
    font: ${token('t-strong')};
  }

  > :nth-child(2) {
    color: ${token('text-muted')};
    font: ${token('t-small')};
  }
`

const Doing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  max-inline-size: 100%;
  gap: ${token('s-2')};

  > [data-variant='quiet']:last-child {
    margin-inline-end: calc(-1 * ${token('s-2')});
  }
`

/** The last line of a setting: what holds for all of it, and an action at the end. */
export const SettingFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('s-2')} ${token('s-4')};
  padding: ${token('s-3')} ${token('s-5')};
  border-block-start: 1px solid ${token('hairline')};
  color: ${token('text-muted')};
  font: ${token('t-small')};

  ${media.below(600)} {
    padding-inline: ${token('s-4')};
  }
`

/** A sunken part of a setting that asks for something before it lets through. */
export const SettingAside = styled.div`
  display: grid;
  gap: ${token('s-4')};
  padding: ${token('s-4')};
  border-radius: ${token('radius')};
  background: ${token('surface-hover')};
  box-shadow: inset 0 0 0 1px ${token('hairline')};
`

interface SettingProps {
  /** Of the section: links of the page lead there. */
  id: string
  title: string
  /** A line under the title. */
  note?: string
  children: ReactNode
}

/** One matter of a page of settings, a title in its margin. */
export function Setting({ id, title, note, children }: SettingProps) {
  return (
    <Root id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <Head>
        <h2 id={`${id}-title`}>{title}</h2>
        {note && <p>{note}</p>}
      </Head>
      <div>{children}</div>
    </Root>
  )
}

interface SettingRowProps {
  icon?: IconShape
  title: ReactNode
  detail?: ReactNode
  /** Small buttons at the end. */
  children?: ReactNode
  /** On a phone what is at the end stands under the words, in every row alike, whatever their length. */
  isBelow?: boolean
}

/** A row of a `SettingList`: what it is, how it stands, what can be done. */
export function SettingRow({ icon, title, detail, children, isBelow = false }: SettingRowProps) {
  return (
    <Row data-below={isBelow || undefined}>
      {icon && <Icon of={icon} />}
      <Words>
        <div>{title}</div>
        {detail && <div>{detail}</div>}
      </Words>
      {children && <Doing>{children}</Doing>}
    </Row>
  )
}

/** Rows while it is not known what stands in them; `isBelow` as of the rows. */
export const AwaitedRows = ({ count, isBelow = false }: Readonly<{ count: number; isBelow?: boolean }>) =>
  Array.from({ length: count }, (_, index) => (
    <Row key={index} aria-hidden="true" data-below={isBelow || undefined}>
      <Words>
        <div>
          <WordsSkeleton like="What it is" />
        </div>
        <div>
          <WordsSkeleton like="How it stands, and since when" />
        </div>
      </Words>
      <Doing>
        <ButtonSkeleton like="Change" />
      </Doing>
    </Row>
  ))
