import { describe, expect, it } from '@jest/globals'
import { bodyOf } from './bodyOf'

describe('the text of an article', () => {
  it('does not say its title again', () => {
    expect(bodyOf({ title: 'Bonds & shares', body: '<h2 class="x">Bonds &amp; shares</h2><p>One.</p>' })).toBe('<p>One.</p>')
    expect(bodyOf({ title: 'Bonds', body: '<h2>Bonds fall</h2><p>One.</p>' })).toBe('<h2>Bonds fall</h2><p>One.</p>')
  })

  it('holds nothing that runs or loads, whoever wrote it', () => {
    const body = '<p onclick="a()">One<img src="https://x.example/a.png"><script>a()</script><a href="javascript:a()">two</a></p>'
    expect(bodyOf({ title: 'x', body })).toBe('<p>Onetwo</p>')
  })
})
