import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../../lib/i18n/useText'
import { media } from '../../../ui/media'
import { targetHeight } from '../../../ui/mixins'
import { token } from '../../../ui/tokens'

const Root = styled.nav`
  display: none;

  ${media.from(1200)} {
    display: block;
  }

  ${media.print} {
    display: none;
  }

  ul {
    position: sticky;
    inset-block-start: calc(${token('topbar-h')} + ${token('s-6')});
    border-inline-start: 1px solid ${token('border')};
  }

  a {
    display: flex;
    align-items: center;
    ${targetHeight}
    padding: 0.4375rem ${token('s-4')};
    margin-inline-start: -1px;
    border-inline-start: 2px solid transparent;
    color: ${token('text-muted')};
    font: 450 0.8125rem/1.125rem ${token('in-text')};
    text-decoration: none;
  }

  a:hover {
    color: ${token('text')};
  }

  a[aria-current] {
    border-color: ${token('accent')};
    color: ${token('accent')};
    font-weight: 600;
  }
`

type Props = Readonly<{ items: readonly Readonly<{ id: string; title: string }>[] }>

/** The matters of the page, the one in sight marked. The fragment stays out of the address, where it would count as a page of its own. */
export function Contents({ items }: Props) {
  const t = useText('profile')
  const [current, setCurrent] = useState(items[0]?.id)
  const ids = items.map(({ id }) => id).join(' ')
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return
    const seen = new Map<string, boolean>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) seen.set(target.id, isIntersecting)
        const first = ids.split(' ').find((id) => seen.get(id))
        if (first !== undefined) setCurrent(first)
      },
      { rootMargin: '-80px 0px -50% 0px' },
    )
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  return (
    <Root aria-label={t('contents')}>
      <ul>
        {items.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={current === id || undefined}
              onClick={(event) => {
                event.preventDefault()
                const section = document.getElementById(id)
                section?.scrollIntoView()
                section?.focus({ preventScroll: true })
                setCurrent(id)
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  )
}
