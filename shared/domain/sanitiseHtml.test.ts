import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { sanitiseHtml } from './sanitiseHtml'

describe('a text that is put together anew', () => {
  it.each([
    ['<p>One & <strong>two</strong></p>', '<p>One &amp; <strong>two</strong></p>'],
    ['<P class="x" onclick="alert(1)">One</P>', '<p>One</p>'],
    ['<script>alert(1)</script>After', 'After'],
    ['<scr<script></script>ipt>alert(1)</script>', 'alert(1)'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<a href="javascript:alert(1)">here</a>', 'here'],
    ['<a href="https://a.example/?b=1&c=2">here</a>', '<a href="https://a.example/?b=1&amp;c=2" rel="noopener noreferrer">here</a>'],
    ['<ul><li>One', '<ul><li>One</li></ul>'],
    ['One</p> < two', 'One &lt; two'],
    ['<!-- <p> --><p>x', '<p>x</p>'],
    ['<svg><p>x</p></svg>y', 'y'],
    ['&lt;b&gt; stays text', '&lt;b&gt; stays text'],
    ['Þóra &amp; Άννα', 'Þóra &amp; Άννα'],
  ])('%s', (given, safe) => {
    expect(sanitiseHtml(given)).toBe(safe)
  })

  const tag =
    /<(?:\/?(?:p|strong|em|b|i|u|h2|h3|h4|ul|ol|li|blockquote)|br|hr|\/a|a href="(?:https:\/\/|mailto:)[^"<>\s]+" rel="noopener noreferrer")>/g
  const pieces = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '/',
    'p',
    'script',
    'a href=',
    'https://x.y',
    ' onload=',
    '&',
    '<!--',
    '-->',
    'é',
    '<b>',
    '</b>',
  )

  it('holds nothing but its own tags, whatever was given, and is the same the second time', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const safe = sanitiseHtml(parts.join(''))
        expect(safe.replaceAll(tag, '')).not.toMatch(/[<>]/)
        expect(sanitiseHtml(safe)).toBe(safe)
      }),
    )
  })
})
