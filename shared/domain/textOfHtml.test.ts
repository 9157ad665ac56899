import { describe, expect, it } from '@jest/globals'
import { textOfHtml } from './textOfHtml'

describe('the words of written markup', () => {
  it.each([
    ['Dear Ada,\n\nall is well.', 'Dear Ada,\n\nall is well.'],
    ['<p>Dear <b>Ada</b>,</p><p>all is well.<br>Yours</p>', 'Dear Ada,\n\nall is well.\nYours'],
    ['<ul><li>one</li><li>two</li></ul>', '- one\n- two'],
    ['See <a href="https://akta.example/x?a=1&amp;b=2">the page</a>.', 'See the page (https://akta.example/x?a=1&b=2).'],
    ['<a href="javascript:alert(1)">press</a>', 'press'],
    ['<script>alert(1)</script><style>p{}</style>words<!-- not -->', 'words'],
    ['1 &lt; 2 &amp; 3 &#8364; &#x1f6a2; &#0;&#xd800;', '1 < 2 & 3 € 🚢'],
    ['<img src=x onerror=alert(1)>', ''],
    ['&lt;b&gt;not bold&lt;/b&gt;', '<b>not bold</b>'],
  ])('of %j are %j', (html, text) => {
    expect(textOfHtml(html)).toBe(text)
  })
})
